import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Region } from 'sharp';
import { type PublicFace, publicFaceFile } from './public-faces.ts';

/* Selfies, cards and recordings of the two public persons, and what can go wrong with a picture. All JPEG. */

/** Head and shoulders on each picture. */
const heads: Readonly<Record<PublicFace, Region>> = {
  collins: { left: 110, top: 20, width: 230, height: 260 },
  hopper: { left: 90, top: 40, width: 330, height: 373 },
};
/** Where the eyes are on a head of that size: middle and half width. */
const eyes: Readonly<Record<PublicFace, readonly { x: number; y: number; half: number }[]>> = {
  collins: [
    { x: 292, y: 254, half: 36 },
    { x: 424, y: 260, half: 36 },
  ],
  hopper: [
    { x: 292, y: 287, half: 44 },
    { x: 470, y: 278, half: 44 },
  ],
};
const selfieSize = { width: 720, height: 814 };

/** Draws each picture once: many tests ask for the same, and drawing takes up to half a second of a core. */
function drawnOnce<What extends readonly unknown[]>(
  draw: (...what: What) => Promise<Buffer>,
): (...what: What) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>();
  return (...what) => {
    const key = JSON.stringify(what);
    const picture = drawn.get(key) ?? draw(...what);
    drawn.set(key, picture);
    return picture;
  };
}

const headOf = drawnOnce(async (person: PublicFace) => {
  const picture = await readFile(await publicFaceFile(person));
  return sharp(picture)
    .extract(heads[person])
    .resize({ ...selfieSize, fit: 'fill' })
    .png()
    .toBuffer();
});

export async function selfieOf(person: PublicFace): Promise<Buffer> {
  return sharp(await headOf(person))
    .jpeg()
    .toBuffer();
}

/** The same person at another time: brighter, turned a little in the picture, other colours and compression. */
export const otherSelfieOf = drawnOnce(async (person: PublicFace) =>
  sharp(await headOf(person))
    .modulate({ brightness: 1.15, saturation: 0.7 })
    .rotate(5, { background: '#9aa' })
    .jpeg({ quality: 70 })
    .toBuffer(),
);

export async function blurredSelfieOf(person: PublicFace, sigma = 12): Promise<Buffer> {
  return sharp(await headOf(person))
    .blur(sigma)
    .jpeg()
    .toBuffer();
}

export async function darkSelfieOf(person: PublicFace): Promise<Buffer> {
  return sharp(await headOf(person))
    .linear(0.12, 0)
    .jpeg()
    .toBuffer();
}

export async function farSelfieOf(person: PublicFace): Promise<Buffer> {
  const small = await sharp(await headOf(person))
    .resize(130)
    .toBuffer();
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9ab' } })
    .composite([{ input: small, left: 380, top: 500 }])
    .jpeg()
    .toBuffer();
}

export async function twoFaces(): Promise<Buffer> {
  return sideBySide([await selfieOf('collins'), await selfieOf('hopper')], selfieSize);
}

export async function noFace(): Promise<Buffer> {
  const canvas = createCanvas(720, 814);
  const context = canvas.getContext('2d');
  context.fillStyle = '#cde';
  context.fillRect(0, 0, 720, 814);
  context.fillStyle = '#246';
  for (let line = 0; line < 40; line += 1) {
    context.fillRect((line * 97) % 640, line * 20, 30 + ((line * 31) % 90), 9);
  }
  return canvas.toBuffer('image/jpeg', 85);
}

/** A card that carries the portrait, as a phone would photograph it. */
export const cardOf = drawnOnce(
  async (person: PublicFace, lines: readonly string[] = ['REPUBLIC OF SAMPLES']) => {
    const canvas = createCanvas(1280, 808);
    const context = canvas.getContext('2d');
    context.fillStyle = '#dce8f2';
    context.fillRect(0, 0, 1280, 808);
    context.fillStyle = '#123';
    context.font = '56px sans-serif';
    for (const [index, line] of lines.entries()) {
      context.fillText(line, index === 0 ? 60 : 420, index === 0 ? 110 : 220 + index * 110);
    }
    const portrait = await sharp(await headOf(person))
      .resize(300)
      .toBuffer();
    return sharp(canvas.toBuffer('image/png'))
      .composite([{ input: portrait, left: 70, top: 260 }])
      .flatten()
      .jpeg()
      .toBuffer();
  },
);

export type Pose = 'straight' | 'left' | 'right' | 'closed';

/**
 * Frames side by side, as the camera page sends them. Nobody turned or blinked for these pictures: a turned head is drawn by
 * pressing one half of the face together, closed eyes by drawing lids over them.
 */
export const recordingOf = drawnOnce(async (person: PublicFace, ...rows: readonly (readonly Pose[])[]) => {
  const poses = rows.flat();
  const frames = await Promise.all(poses.map((pose) => poseOf(person, pose)));
  return sideBySide(frames, { width: 360, height: 480 }, rows.length);
});

/** The person before a camera, in this pose. */
export const poseOf = drawnOnce(async (person: PublicFace, pose: Pose) => {
  const head = await headOf(person);
  return pose === 'closed' ? withLids(head, eyes[person]) : turned(head, pose);
});

/** Lids in the colour of the skin below each eye, with lashes where they meet. */
async function withLids(
  head: Buffer,
  places: readonly { x: number; y: number; half: number }[],
): Promise<Buffer> {
  const canvas = createCanvas(selfieSize.width, selfieSize.height);
  const context = canvas.getContext('2d');
  for (const { x, y, half } of places) {
    const skin = { left: x - half / 2, top: Math.round(y + half * 0.75), width: half, height: 10 };
    const [red = 0, green = 0, blue = 0] = await sharp(head)
      .extract(skin)
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer();
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.beginPath();
    context.ellipse(x, y, half, half * 0.62, 0, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = '#3a2a20';
    context.lineWidth = 4;
    context.beginPath();
    context.ellipse(x, y, half * 0.8, half * 0.3, 0, 0.1 * Math.PI, 0.9 * Math.PI);
    context.stroke();
  }
  const lids = await sharp(await canvas.encode('png'))
    .blur(1.5)
    .toBuffer();
  return sharp(head)
    .composite([{ input: lids, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function turned(head: Buffer, pose: Exclude<Pose, 'closed'>): Promise<Buffer> {
  const { width, height } = selfieSize;
  const split = Math.round((width / 2) * { straight: 1, left: 1.4, right: 0.6 }[pose]);
  const half = (left: number, to: number) =>
    sharp(head)
      .extract({ left, top: 0, width: width / 2, height })
      .resize({ width: to, height, fit: 'fill' })
      .toBuffer();
  const [near, far] = await Promise.all([half(0, split), half(width / 2, width - split)]);
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite([
      { input: near, left: 0, top: 0 },
      { input: far, left: split, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

async function sideBySide(
  pictures: readonly Buffer[],
  size: { width: number; height: number },
  rows = 1,
): Promise<Buffer> {
  const columns = pictures.length / rows;
  const placed = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize({ ...size, fit: 'cover' })
        .toBuffer(),
      left: (index % columns) * size.width,
      top: Math.floor(index / columns) * size.height,
    })),
  );
  return sharp({
    create: { width: size.width * columns, height: size.height * rows, channels: 3, background: '#fff' },
  })
    .composite(placed)
    .jpeg()
    .toBuffer();
}
