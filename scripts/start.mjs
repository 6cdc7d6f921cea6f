// npm start: until there is an app to serve, one game of each kind, drawn move by move.
import { bin, installWhatIsMissing, run } from './steps.mjs';

installWhatIsMissing();
run('One game of each kind', bin('abacow'), ['demo']);
