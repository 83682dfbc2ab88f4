import { afterAll, beforeAll, inject } from 'vitest';
import { type CopiedProduct, startCopiedProduct } from './copied-product.ts';
import { walkThrough } from './product-origin.ts';

/* Files share one product, in which each has borrowers of its own. A file that moves the clock has a product to itself. */

let own: CopiedProduct | null = null;

walkThrough(() => own?.origin ?? inject('sharedProduct'));

/** Starts a product for the calling file alone, because moving the clock would end log-ins of other files. */
export function startOwnProduct(): void {
  beforeAll(async () => {
    own = await startCopiedProduct(inject('filledSandbox'));
  });
  afterAll(() => own?.end());
}
