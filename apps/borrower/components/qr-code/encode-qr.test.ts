import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { encodeQr } from './encode-qr.ts';

const pointsPerModule = 4;
const quietModules = 4;

/** The code as a camera would see it: dark and light points, red, green, blue and cover of each. */
function pictureOf(code: ReturnType<typeof encodeQr>) {
  const side = (code.size + 2 * quietModules) * pointsPerModule;
  const place = (point: number) => Math.floor(point / pointsPerModule) - quietModules;
  const data = Uint8ClampedArray.from({ length: side * side * 4 }, (_, index) => {
    if (index % 4 === 3) return 255;
    const point = Math.floor(index / 4);
    return code.get(place(point % side), place(Math.floor(point / side))) ? 0 : 255;
  });
  return { width: side, height: side, data };
}

test.each([
  'https://luwag.example/start',
  '00020101021228300011PH.PPMI.P2M52046016530360854041500',
  'Ñandú ₱',
])('%s is read as it was written', (text) => {
  expect(decodeQR(pictureOf(encodeQr(text)))).toBe(text);
});
