/* Where the product of a journey answers. The run that walks the journey tells it: a test, a benchmark, or the taking of pictures. */

let tell: (() => string) | null = null;

export function walkThrough(origin: () => string): void {
  tell = origin;
}

export function productOrigin(): string {
  if (tell === null) throw new Error('the journey was not told through which product it goes');
  return tell();
}
