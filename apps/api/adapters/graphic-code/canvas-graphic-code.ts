import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GraphicCodeDrawer } from '../../ports/graphic-code-drawer.ts';
import { alphabet, strokesOf } from './letter-strokes.ts';

const width = 240;
const height = 80;
const inks = ['#1d3b53', '#5a2a4f', '#234d2c', '#5b3713'];

/** A number between -1 and 1 at each call, from the seed's bytes in turn. */
type Wobble = () => number;

function wobbleFrom(seed: Buffer): Wobble {
  let position = 0;
  return () => {
    const byte = seed[position % seed.length] ?? 0;
    position += 1;
    // The position is mixed in, so that a seed read for the second time still draws something else.
    return (((byte + position * 89) % 256) - 127.5) / 127.5;
  };
}

/** Draws with strokes that are bent, turned and crossed by lines of the same ink. */
export const canvasGraphicCode: GraphicCodeDrawer = {
  alphabet,
  draw: async (text, seed) => {
    // It takes many megabytes, and few log-ins ever ask for a picture.
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas = createCanvas(width, height);
    const pen = canvas.getContext('2d');
    const wobble = wobbleFrom(seed);
    pen.fillStyle = '#f4f1ea';
    pen.fillRect(0, 0, width, height);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const room = width / text.length;
    for (const [index, character] of text.split('').entries()) {
      drawCharacter(pen, character, room * (index + 0.5), wobble);
    }
    for (let line = 0; line < 4; line += 1) drawCrossing(pen, wobble);
    return canvas.toDataURLAsync('image/png');
  },
};

function drawCharacter(pen: SKRSContext2D, character: string, centreX: number, wobble: Wobble): void {
  pen.save();
  pen.translate(centreX + wobble() * 4, height / 2 + wobble() * 8);
  pen.rotate(wobble() * 0.3);
  pen.scale(7 + wobble(), 7 + wobble());
  pen.strokeStyle = inks[Math.floor(Math.abs(wobble()) * inks.length) % inks.length] ?? '#000000';
  pen.lineWidth = 0.7 + wobble() * 0.1;
  for (const stroke of strokesOf(character)) {
    pen.beginPath();
    for (const [x, y] of stroke) pen.lineTo(x - 2 + wobble() * 0.25, y - 3 + wobble() * 0.25);
    pen.stroke();
  }
  pen.restore();
}

function drawCrossing(pen: SKRSContext2D, wobble: Wobble): void {
  pen.strokeStyle = inks[Math.floor(Math.abs(wobble()) * inks.length) % inks.length] ?? '#000000';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(0, height / 2 + (wobble() * height) / 2);
  pen.bezierCurveTo(
    width / 3,
    height / 2 + wobble() * height,
    (2 * width) / 3,
    height / 2 + wobble() * height,
    width,
    height / 2 + (wobble() * height) / 2,
  );
  pen.stroke();
}
