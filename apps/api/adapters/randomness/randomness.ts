import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Randomness } from '../../ports/randomness.ts';

/** The operating system's random source; ordered ids carry the clock's instant and a counter in front. */
export function createRandomness({ now }: Clock): Randomness {
  const orderedUuid = orderedUuids(now);
  return {
    uuid: () => randomUUID(),
    orderedUuid,
    secret: (bytes) => randomBytes(bytes).toString('base64url'),
    digits: randomDigits,
  };
}

/** The source draws whole numbers of 48 bits at most: longer ones are put together. */
const mostDigitsAtOnce = 12;

function randomDigits(length: number): string {
  const atOnce = Math.min(length, mostDigitsAtOnce);
  const drawn = String(randomInt(10 ** atOnce)).padStart(atOnce, '0');
  return atOnce === length ? drawn : drawn + randomDigits(length - atOnce);
}

/** Where the variant stands in a UUID's text, with the random bits after it. */
const variantAt = 19;

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, 12 bits of counter within one millisecond, 62 random bits. */
function orderedUuids(now: () => number): () => string {
  let lastMs = 0;
  let counter = 0;
  return () => {
    const atMs = Math.max(now(), lastMs);
    counter = atMs === lastMs ? counter + 1 : 0;
    lastMs = atMs;
    if (counter > 0xf_ff) {
      counter = 0;
      lastMs += 1;
    }
    const time = lastMs.toString(16).padStart(12, '0');
    const sequence = `7${counter.toString(16).padStart(3, '0')}`;
    // A random UUID ends in the same 62 bits, and Node draws those of many at once.
    return `${time.slice(0, 8)}-${time.slice(8)}-${sequence}-${randomUUID().slice(variantAt)}`;
  };
}
