import type { ProductList } from '../ports/product-list.ts';

const refreshMs = 60_000;

/**
 * Another server may have published a version; each reads the list by itself, well before the version is sold. Answers how
 * to stop.
 */
export function keepProductsFresh(
  products: ProductList,
  onNotRead: (error: unknown) => void,
): () => Promise<void> {
  const timer = setInterval(() => {
    products.refresh().catch(onNotRead);
  }, refreshMs);
  return async () => clearInterval(timer);
}
