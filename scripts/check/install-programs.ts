/** Installs all programs that tests start. */
import { PROGRAMS, installPrograms } from './programs.ts';

installPrograms(...PROGRAMS);
