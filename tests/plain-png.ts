import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one bit a pixel: a few kilobytes for millions of pixels. Only `rows` of its lines are there. */
export function plainPng(width: number, height: number, rows = height): Buffer {
  return zeroPng(width, height, [1, 0, 0, 0, 0], (1 + Math.ceil(width / 8)) * rows);
}

/** An interlaced PNG of 16 bits a channel with transparency: a decoder holds its eight bytes a pixel all at once. */
export function interlacedDeepPng(width: number, height: number): Buffer {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const packedBytes = passes.reduce((sum, [left, top, right, down]) => {
    const columns = Math.ceil((width - left) / right);
    return sum + Math.ceil((height - top) / down) * (1 + columns * 8);
  }, 0);
  return zeroPng(width, height, [16, 6, 0, 0, 1], packedBytes);
}

function zeroPng(width: number, height: number, kind: readonly number[], packedBytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(packedBytes))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
