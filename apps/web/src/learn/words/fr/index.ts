import type { Words } from '../shape.ts';
import { cowpath, settledCowpath } from './cowpath.ts';
import { frame } from './frame.ts';
import { cowpathGuide, trioGuide } from './guides.ts';
import { settledTrio, trio } from './trio.ts';
import { faults, why } from './why.ts';

const words: Words = {
  frame,
  why,
  faults,
  cowpath,
  trio,
  settledCowpath,
  settledTrio,
  cowpathGuide,
  trioGuide,
};

export default words;
