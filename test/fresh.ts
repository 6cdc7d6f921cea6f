/** Runs before every test file of some projects: modules that another file has used are loaded again. */
import { vi } from 'vitest';

vi.resetModules();
