export type Product = {
  readonly name: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
};
export function isCurrent(product: Product, root?: string): boolean;
export function noteBuilt(product: Product, root?: string): () => void;
