/** Who runs, as it is shown. */
import type { ComputerLevel } from '@abacow/table';
import type { Picture } from '../../../device/players/players.ts';

export type Runner =
  | { readonly kind: 'cow'; readonly level: ComputerLevel }
  | {
      readonly kind: 'person';
      readonly lane: number;
      readonly name: string;
      readonly picture: Picture;
    };
