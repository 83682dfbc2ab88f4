import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { differenceBetween } from './accepted.ts';

/** A screen with a heading and a button. */
function draw({ heading = 'You repay 5,105.00', shift = 0, buttonAt = 300, height = 844 } = {}): Buffer {
  const canvas = createCanvas(390, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#faf7f2';
  pen.fillRect(0, 0, 390, height);
  pen.fillStyle = '#14201e';
  pen.font = 'bold 24px sans-serif';
  pen.fillText(heading, 20 + shift, 60);
  pen.fillStyle = '#0c6b66';
  pen.fillRect(20, buttonAt, 350, 48);
  return canvas.toBuffer('image/png');
}

test('a screen is the same where only the edges of its letters differ', async () => {
  expect(await differenceBetween(draw(), draw())).toBeNull();
  expect(await differenceBetween(draw(), draw({ shift: 0.3 }))).toBeNull();
});

test('another amount, a button elsewhere and a longer screen are each told', async () => {
  expect(await differenceBetween(draw(), draw({ heading: 'You repay 8,264.72' }))).toMatch(/^differs/);
  expect(await differenceBetween(draw(), draw({ buttonAt: 330 }))).toMatch(/^differs/);
  expect(await differenceBetween(draw(), draw({ height: 1_000 }))).toBe('is 18 % longer');
  expect(await differenceBetween(draw({ height: 1_000 }), draw())).toBe('is 16 % shorter');
});
