import { brotliCompressSync, constants } from 'node:zlib';

/** Logarithms of block sizes in bytes; 0 leaves the choice to the compressor. Which is best differs from file to file. */
const blockSizes = [0, 16, 17, 18] as const;

/** Compresses what is compressed once and sent many times: the smallest of several ways. */
export function smallestBrotli(plain: Buffer): Buffer {
  const ways = blockSizes.map((size) =>
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_LGBLOCK]: size } }),
  );
  return ways.reduce((one, other) => (other.length < one.length ? other : one));
}
