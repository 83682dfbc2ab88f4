export type PhotoProblem = 'dark' | 'glare' | 'blurry';

type Grey = { luminance: Float32Array; widthPixels: number; heightPixels: number };

const darkBelow = 60;
const glareFrom = 250;
const mostGlareShare = 0.12;
const sharpFrom = 30;

/** What a person would notice at once in a bad photo. It only advises: the borrower decides whether to use it. */
export function photoProblems(image: Pick<ImageData, 'data' | 'width' | 'height'>): readonly PhotoProblem[] {
  const grey = greyOf(image);
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
  if (edgeVariance(grey) < sharpFrom) problems.push('blurry');
  return problems;
}

function greyOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Grey {
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
