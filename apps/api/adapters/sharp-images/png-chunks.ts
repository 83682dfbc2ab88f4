const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Header, palette, pixels, end; and which way up it was taken. */
const wanted = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf']);
const frameBytes = 12;

/**
 * A PNG without what no picture needs: a few kilobytes of packed text or colour profile would unpack to many megabytes
 * in the decoder. Anything that is no PNG, or breaks off, is left to the decoder to judge.
 */
export function withoutExtraChunks(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, signature.length).equals(signature)) return bytes;
  const kept: Buffer[] = [signature];
  let at = signature.length;
  while (at + frameBytes <= bytes.length) {
    const next = at + frameBytes + bytes.readUInt32BE(at);
    if (wanted.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return Buffer.concat(kept);
}
