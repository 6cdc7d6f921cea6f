export { trio } from '@abacow/rules/trio';
