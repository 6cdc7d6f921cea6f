export { cowpath } from '@abacow/rules/cowpath';
