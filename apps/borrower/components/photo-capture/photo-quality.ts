import { cardInView, type Grey } from './card-in-view.ts';

export type PhotoProblem = 'dark' | 'glare' | 'cut' | 'blurry';
/** What the live camera says: what to mend, that a card is too far away, or that now is the moment. */
export type PhotoHint = PhotoProblem | 'far' | 'good';

type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;
/** Only a card has edges that must be seen. */
export type PhotoSubject = 'card' | 'other';

const darkBelow = 60;
const glareFrom = 250;
const mostGlareShare = 0.12;
const sharpFrom = 30;

/** What a person would notice at once in a bad photo. It only advises: the borrower decides whether to use it. */
export function photoProblems(image: Picture, subject: PhotoSubject): readonly PhotoProblem[] {
  const grey = greyOf(image);
  const isCut = subject === 'card' && cardInView(grey) === 'cut';
  return problemsOf(grey, isCut);
}

/** The one thing to mend first, from a frame of the live camera; null where there is nothing to say. */
export function photoHint(image: Picture, subject: PhotoSubject): PhotoHint | null {
  const grey = greyOf(image);
  const view = subject === 'card' ? cardInView(grey) : null;
  const [first] = problemsOf(grey, view === 'cut');
  // From far away little is sharp, and nearer is what helps.
  if (view === 'far' && (first === undefined || first === 'blurry')) return 'far';
  return first ?? (view === 'whole' ? 'good' : null);
}

function problemsOf(grey: Grey, isCut: boolean): readonly PhotoProblem[] {
  const { luminance } = grey;
  let sum = 0;
  let glaring = 0;
  for (const value of luminance) {
    sum += value;
    if (value >= glareFrom) glaring += 1;
  }
  const problems: PhotoProblem[] = [];
  if (sum / luminance.length < darkBelow) problems.push('dark');
  if (glaring / luminance.length > mostGlareShare) problems.push('glare');
  if (isCut) problems.push('cut');
  if (edgeVariance(grey) < sharpFrom) problems.push('blurry');
  return problems;
}

function greyOf({ data, width, height }: Picture): Grey {
  const luminance = new Float32Array(width * height);
  for (let index = 0; index < luminance.length; index += 1) {
    const at = index * 4;
    luminance[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { luminance, widthPixels: width, heightPixels: height };
}

/** Variance of the Laplacian: a sharp picture has strong edges somewhere, a blurred one has them nowhere. */
function edgeVariance({ luminance, widthPixels, heightPixels }: Grey): number {
  const at = (x: number, y: number) => luminance[y * widthPixels + x] ?? 0;
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < heightPixels - 1; y += 1) {
    for (let x = 1; x < widthPixels - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}
