import { brotliCompressSync, constants } from 'node:zlib';

const { BROTLI_MODE_GENERIC: generic, BROTLI_MODE_FONT: font } = constants;

/**
 * Logarithms of block sizes in bytes, 0 leaving the choice to the compressor, and modes. Which is best differs from file to file;
 * the mode for fonts often serves scripts best.
 */
const ways = [
  [0, generic],
  [16, generic],
  [17, generic],
  [18, generic],
  [0, font],
] as const;

/** Compresses what is compressed once and sent many times: the smallest of several ways. */
export function smallestBrotli(plain: Buffer): Buffer {
  const compressed = ways.map(([size, mode]) =>
    brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_LGBLOCK]: size, [constants.BROTLI_PARAM_MODE]: mode },
    }),
  );
  return compressed.reduce((one, other) => (other.length < one.length ? other : one));
}
