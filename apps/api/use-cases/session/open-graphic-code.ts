import type { GraphicCodeDrawer } from '../../ports/graphic-code-drawer.ts';
import type { Context } from '../context.ts';
import { graphicCodeHashOf } from './request-code.ts';

const characterCount = 5;
const lifeMs = 5 * 60_000;
const seedBytes = 64;

/** Makes a picture to copy; what it shows is kept as a hash only, and serves for one try. */
export async function openGraphicCode(
  { logins, personalData, randomness, now }: Pick<Context, 'logins' | 'personalData' | 'randomness' | 'now'>,
  drawer: GraphicCodeDrawer,
): Promise<{ graphicCodeId: string; picture: string }> {
  const graphicCodeId = randomness.uuid();
  const text = randomText(drawer.alphabet, Buffer.from(randomness.secret(characterCount), 'base64url'));
  const hash = graphicCodeHashOf({ personalData }, graphicCodeId, text);
  await logins.keepGraphicCode(graphicCodeId, hash, now() + lifeMs);
  const seed = Buffer.from(randomness.secret(seedBytes), 'base64url');
  return { graphicCodeId, picture: await drawer.draw(text, seed) };
}

/** Sixteen characters divide the values of a byte evenly, so that none comes more often than another. */
function randomText(alphabet: string, bytes: Buffer): string {
  return [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
