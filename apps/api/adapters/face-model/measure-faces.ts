import type { FaceReading, SeenFace, SeenPicture } from '@luwag/loan-engine/decision/face-check';
import { eyesOf } from './eyes-of.ts';
import type { Box, FaceNets, FoundFace, Pixels, Point } from './face-nets.ts';

export type FaceQuestion = {
  selfie: Pixels;
  document: Pixels;
  motion: { sheet: Pixels; rows: number; framesPerRow: number } | null;
};

/** Below 0.6 the detector takes animals and patterns for faces; on an ID, where a small printed one is expected, it may be less sure. */
const minConfidence = { live: 0.6, printed: 0.4 };
/** Two faces no further apart are one person's for every judge. */
const surelySame = 0.45;
/** A second face counts where it is at least this large beside the largest: nobody far behind in a street. */
const smallestBystander = 0.35;
/** How large a face and a whole picture are drawn to be looked at; a quarter of that shows what blur leaves. */
const faceSide = 128;
const pictureSide = 256;

/**
 * Looks quickly first, and a quick look may only confirm: what is not plainly the same person on all pictures is looked at
 * thoroughly.
 */
export async function measureFaces(nets: FaceNets, question: FaceQuestion): Promise<FaceReading> {
  const quick = await measureBy(nets.findQuickly, question);
  return isPlain(quick) ? quick : measureBy(nets.find, question);
}

function isPlain({ selfie, distance, motion }: FaceReading): boolean {
  const distances = [distance, ...(motion ?? []).map((frame) => frame?.distance ?? null)];
  return selfie.faces.length === 1 && distances.every((known) => known !== null && known <= surelySame);
}

/** Looks at no more pictures than the answer needs: without a face on the selfie there is nothing to compare. */
async function measureBy(find: FaceNets['find'], question: FaceQuestion): Promise<FaceReading> {
  const selfieFaces = largestFirst(await find(question.selfie, minConfidence.live));
  const [own] = selfieFaces;
  const selfie = seenPicture(question.selfie, selfieFaces);
  if (own === undefined || selfie.faces.length > 1)
    return { selfie, document: nothing, distance: null, motion: null };
  const documentFaces = surestFirst(await find(question.document, minConfidence.printed));
  const [printed] = documentFaces;
  const { motion } = question;
  return {
    selfie,
    document: seenPicture(question.document, documentFaces),
    distance: printed === undefined ? null : distanceBetween(own, printed),
    motion: motion === null ? null : framesOf(await find(motion.sheet, minConfidence.live), motion, own),
  };
}

const nothing: SeenPicture = { faces: [], brightness: 0, sharpness: 0 };

function largestFirst(faces: readonly FoundFace[]): readonly FoundFace[] {
  return faces.toSorted((left, right) => right.detection.box.height - left.detection.box.height);
}

function surestFirst(faces: readonly FoundFace[]): readonly FoundFace[] {
  return faces.toSorted((left, right) => right.detection.score - left.detection.score);
}

function seenPicture(pixels: Pixels, faces: readonly FoundFace[]): SeenPicture {
  const largest = faces[0]?.detection.box.height ?? 0;
  const counted = faces.filter(({ detection }) => detection.box.height >= largest * smallestBystander);
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  return { faces: counted.map((face) => seenFace(pixels, face)), ...lookOf(pixels, whole, pictureSide) };
}

function seenFace(pixels: Pixels, face: FoundFace): SeenFace {
  const { x, y, width, height } = face.detection.box;
  return {
    box: {
      left: rounded(x / pixels.width),
      top: rounded(y / pixels.height),
      width: rounded(width / pixels.width),
      height: rounded(height / pixels.height),
    },
    ...lookOf(pixels, face.detection.box, faceSide),
    turn: turnOf(face),
    eyes: rounded(eyesOf(pixels, face)),
  };
}

/** The nose tip stands halfway between the two sides of the jaw, unless the head is turned. */
function turnOf({ landmarks: { positions } }: FoundFace): number {
  const between = (from: number, to: number): number => distanceOf(positions[from], positions[to]);
  const [noseTip, rightJaw, leftJaw] = [30, 2, 14];
  return rounded(Math.log(between(noseTip, rightJaw) / between(noseTip, leftJaw)));
}

function distanceOf(from: Point = { x: 0, y: 0 }, to: Point = { x: 0, y: 0 }): number {
  return Math.max(1, Math.hypot(from.x - to.x, from.y - to.y));
}

function distanceBetween(one: FoundFace, other: FoundFace): number {
  const squares = one.descriptor.map((value, index) => (value - (other.descriptor[index] ?? 0)) ** 2);
  return rounded(Math.sqrt(squares.reduce((sum, square) => sum + square, 0)));
}

function framesOf(
  faces: readonly FoundFace[],
  { sheet, rows, framesPerRow }: NonNullable<FaceQuestion['motion']>,
  own: FoundFace,
): NonNullable<FaceReading['motion']> {
  const [frameWidth, frameHeight] = [sheet.width / framesPerRow, sheet.height / rows];
  const frameOf = ({ detection: { box } }: FoundFace): number =>
    Math.floor((box.y + box.height / 2) / frameHeight) * framesPerRow +
    Math.floor((box.x + box.width / 2) / frameWidth);
  return Array.from({ length: rows * framesPerRow }, (_, index) => {
    const face = largestFirst(faces).find((found) => frameOf(found) === index);
    return face === undefined
      ? null
      : { turn: turnOf(face), eyes: rounded(eyesOf(sheet, face)), distance: distanceBetween(own, face) };
  });
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Brightness and sharpness of a part of a picture. */
function lookOf(pixels: Pixels, box: Box, side: number): Pick<SeenFace, 'brightness' | 'sharpness'> {
  const fine = drawnSmall(pixels, box, side);
  const coarse = drawnSmall(pixels, box, side / 4);
  const brightness = fine.reduce((sum, value) => sum + value, 0) / fine.length;
  // A dull picture has weak edges at every size; a blurred one lost the fine ones and kept the coarse ones.
  const sharpness = (100 * edgeVariance(fine, side)) / Math.max(1, edgeVariance(coarse, side / 4));
  return { brightness: Math.round(brightness), sharpness: Math.round(sharpness * 10) / 10 };
}

function drawnSmall(pixels: Pixels, box: Box, side: number): Float32Array {
  const luminance = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      luminance[y * side + x] = meanLuminance(pixels, {
        x: box.x + (box.width * x) / side,
        y: box.y + (box.height * y) / side,
        width: box.width / side,
        height: box.height / side,
      });
    }
  }
  return luminance;
}

function meanLuminance({ rgb, width, height }: Pixels, box: Box): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(box.x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(box.y)));
  const right = Math.min(width, Math.max(left + 1, Math.floor(box.x + box.width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.floor(box.y + box.height)));
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      sum += 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
    }
  }
  return sum / ((bottom - top) * (right - left));
}

function edgeVariance(luminance: Float32Array, side: number): number {
  const at = (x: number, y: number): number => luminance[y * side + x] ?? 0;
  const edges: number[] = [];
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      edges.push(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y));
    }
  }
  const mean = edges.reduce((sum, edge) => sum + edge, 0) / edges.length;
  return edges.reduce((sum, edge) => sum + (edge - mean) ** 2, 0) / edges.length;
}
