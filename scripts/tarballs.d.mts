export type Packed = {
  readonly name: string;
  readonly file: string;
  readonly path: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly paths: readonly string[];
};
export function packLibraries(): readonly Packed[];
