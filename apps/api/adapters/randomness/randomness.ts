import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Randomness } from '../../ports/randomness.ts';

/** The operating system's random source. */
export const systemRandomness: Randomness = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (length) => String(randomInt(10 ** length)).padStart(length, '0'),
};
