import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';

/** Takes the photos of an erased customer from where they lie; of anybody else's it takes none. */
export async function erasePhotos(
  { store, photos }: Pick<Context, 'store' | 'photos'>,
  { customerId }: { customerId: string },
): Promise<Outcome<null>> {
  const { customer } = await store.load({ customerId, parts: [] });
  if (customer === null || customer.erasedAt === null) return refused('not_found');
  await photos.removeAll(customerId);
  return done(null);
}
