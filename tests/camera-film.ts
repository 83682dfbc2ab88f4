import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/* What a browser's camera sees, as a film of JPEG pictures one after another; it begins anew at its end. */

const framesPerSecond = 30;
const size = { width: 1280, height: 960 };
/** A hand is never quite still. */
const shakesPixels = [0, 2, 3, 1, -2, -1];

/** A picture before the camera for so long. The band above it tells a test which scene is on. */
export type Scene = { picture: Buffer; seconds: number; band: 'light' | 'dark' };

const bandColours = { light: '#d8d8d8', dark: '#303030' } as const;

export async function writeFilm(file: string, scenes: readonly Scene[]): Promise<void> {
  const frames: Buffer[] = [];
  for (const { picture, seconds, band } of scenes) {
    const shaken = await Promise.all(shakesPixels.map((shake) => frameOf(picture, shake, bandColours[band])));
    const count = Math.round(seconds * framesPerSecond);
    for (let index = 0; index < count; index += 1)
      frames.push(...shaken.slice(index % shaken.length, (index % shaken.length) + 1));
  }
  await writeFile(file, Buffer.concat(frames));
}

async function frameOf(picture: Buffer, shakePixels: number, background: string): Promise<Buffer> {
  const fitted = await sharp(picture)
    .resize({ width: size.width - 80, height: size.height - 146, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = fitted.info;
  return sharp({ create: { ...size, channels: 3, background } })
    .composite([
      {
        input: fitted.data,
        left: Math.round((size.width - width) / 2) + shakePixels,
        top: size.height - height - 10 + shakePixels,
      },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}
