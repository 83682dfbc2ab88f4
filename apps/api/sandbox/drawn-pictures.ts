import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/* Pictures of nobody: a drawn card and a drawn face, for the sandbox's people. */

export type DrawnPicture = { contentType: 'image/jpeg'; bytes: Buffer };

const ink = '#22383c';

/** A card with a drawn portrait and lines of text; `hue` makes one person's card differ from another's. */
export function drawIdCard(
  words: { title: string; name: string; number: string },
  hue: number,
): DrawnPicture {
  const canvas = createCanvas(1280, 808);
  const context = canvas.getContext('2d');
  context.fillStyle = `hsl(${hue} 45% 88%)`;
  context.fillRect(0, 0, 1280, 808);
  context.fillStyle = `hsl(${hue} 55% 32%)`;
  context.fillRect(0, 0, 1280, 130);
  context.fillStyle = '#ffffff';
  context.font = 'bold 54px sans-serif';
  context.fillText(words.title, 48, 84);
  drawFace(context, { x: 240, y: 480, size: 150 }, hue);
  context.fillStyle = ink;
  context.font = 'bold 52px sans-serif';
  context.fillText(words.name, 470, 330);
  context.font = '46px monospace';
  context.fillText(words.number, 470, 430);
  context.fillStyle = `hsl(${hue} 25% 60%)`;
  for (let line = 0; line < 4; line += 1) context.fillRect(470, 520 + line * 52, 620 - line * 90, 18);
  return { contentType: 'image/jpeg', bytes: canvas.toBuffer('image/jpeg', 85) };
}

/** A drawn face, as a selfie. */
export function drawSelfie(hue: number): DrawnPicture {
  const canvas = createCanvas(960, 1280);
  const context = canvas.getContext('2d');
  context.fillStyle = `hsl(${hue} 30% 78%)`;
  context.fillRect(0, 0, 960, 1280);
  drawFace(context, { x: 480, y: 640, size: 320 }, hue);
  return { contentType: 'image/jpeg', bytes: canvas.toBuffer('image/jpeg', 85) };
}

function drawFace(context: SKRSContext2D, at: { x: number; y: number; size: number }, hue: number): void {
  const { x, y, size } = at;
  const oval = (offsetX: number, offsetY: number, width: number, height: number, color: string): void => {
    context.beginPath();
    context.ellipse(x + offsetX * size, y + offsetY * size, width * size, height * size, 0, 0, Math.PI * 2);
    context.fillStyle = color;
    context.fill();
  };
  oval(0, 1.75, 1.15, 0.8, `hsl(${hue} 45% 40%)`);
  oval(0, -0.3, 0.86, 1, ink);
  oval(0, 0, 0.75, 0.95, `hsl(${28 + (hue % 10)} 45% 66%)`);
  oval(-0.28, -0.12, 0.09, 0.07, ink);
  oval(0.28, -0.12, 0.09, 0.07, ink);
  oval(0, 0.18, 0.07, 0.12, `hsl(${24 + (hue % 10)} 40% 56%)`);
  oval(0, 0.5, 0.26, 0.08, 'hsl(5 50% 50%)');
}
