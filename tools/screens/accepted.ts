import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { projectFolder } from '../source-files.ts';
import type { Picture } from './take-pictures.ts';
import { routeNames } from './visits.ts';

/* The accepted pictures: the main state of every screen, kept with the code, to which a later build is compared. */

export const acceptedFolder = path.join(projectFolder, 'docs', 'screens');

/** Two windows of a phone: what stands below is seen in the gallery. */
const mostPixels = 2 * 844;

const fileOf = (route: string): string => path.join(acceptedFolder, `${route}.webp`);

export async function accept({ visit, png }: Picture): Promise<number> {
  await mkdir(acceptedFolder, { recursive: true });
  const webp = await compress(png);
  await writeFile(fileOf(visit.route), webp);
  return webp.length;
}

/** Removes pictures of screens that are gone. */
export async function forgetOthers(): Promise<void> {
  for (const file of await otherFiles()) await rm(path.join(acceptedFolder, file));
}

/** Files that are no screen's picture. */
export async function otherFiles(): Promise<readonly string[]> {
  const known = new Set(routeNames.map((name) => `${name}.webp`));
  return (await readdir(acceptedFolder)).filter((file) => !known.has(file));
}

/** Returns in which way the screen differs from its accepted picture; null where it does not. */
export async function differenceOf({ visit, png }: Picture): Promise<string | null> {
  const kept = await readFile(fileOf(visit.route)).catch(() => null);
  if (kept === null) return 'has no accepted picture';
  return differenceBetween(kept, await compress(png));
}

/** Few colours without loss: letters stay sharp, in less room than by leaving out detail. */
async function compress(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const inFewColours = await sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(height, mostPixels) })
    .png({ palette: true, colours: 32, dither: 0 })
    .toBuffer();
  return sharp(inFewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Softened, because machines draw the edges of letters differently. */
const softness = 1.5;
/** How far two colours may lie apart, of 1. */
const colourTolerance = 0.25;
/** In any square of this width, at most so many pixels may differ: other edges come to 18, another amount to 50 and more. */
const windowPixels = 24;
const mostInWindow = 30;
/** Letters of another machine may break a line elsewhere. */
const mostLengthShare = 0.02;

/** Compares two pictures by what a person would notice. */
export async function differenceBetween(accepted: Buffer, taken: Buffer): Promise<string | null> {
  const [before, now] = await Promise.all([softened(accepted), softened(taken)]);
  if (now.width !== before.width) return `is ${now.width} pixels wide`;
  const longer = (now.height - before.height) / before.height;
  if (Math.abs(longer) > mostLengthShare)
    return `is ${Math.abs(Math.round(longer * 100))} % ${longer > 0 ? 'longer' : 'shorter'}`;
  const height = Math.min(before.height, now.height);
  const bytes = now.width * height * 4;
  const most = pixelmatch(
    before.data.subarray(0, bytes),
    now.data.subarray(0, bytes),
    null,
    now.width,
    height,
    { threshold: colourTolerance, windowSize: windowPixels },
  );
  return most > mostInWindow ? `differs in ${most} of ${windowPixels ** 2} pixels of one place` : null;
}

async function softened(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .blur(softness)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
