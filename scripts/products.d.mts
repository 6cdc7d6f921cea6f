export const LIBRARIES: readonly string[];

type Product = { readonly name: string; readonly from: readonly string[]; readonly to: readonly string[] };
export const app: Product;
export const server: Product;
export const docs: Product;
