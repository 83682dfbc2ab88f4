import { eyeOpenness, type EyePatch, eyePatch } from '@luwag/loan-engine/decision/eye-openness';
import type { FoundFace, Pixels, Point } from './face-nets.ts';

/** How open the more open eye is: who winks has not closed the eyes. */
export function eyesOf(pixels: Pixels, { landmarks: { positions } }: FoundFace): number {
  const outlines = [positions.slice(36, 42), positions.slice(42, 48)];
  return Math.max(...outlines.map((outline) => eyeOpenness(patchOf(pixels, outline))));
}

/** The eye drawn upright: along the line between its corners, around its middle. */
function patchOf({ rgb, width, height }: Pixels, outline: readonly Point[]): EyePatch {
  const { columns, rows } = eyePatch;
  const middle = { x: meanOf(outline.map(({ x }) => x)), y: meanOf(outline.map(({ y }) => y)) };
  const [from = middle, to = middle] = [outline[0], outline[3]];
  const step = { x: (to.x - from.x) / columns, y: (to.y - from.y) / columns };
  const luminanceAt = (column: number, row: number): number => {
    const [along, across] = [column + 0.5 - columns / 2, row + 0.5 - rows / 2];
    const x = within(middle.x + step.x * along - step.y * across, width);
    const y = within(middle.y + step.y * along + step.x * across, height);
    const at = (y * width + x) * 3;
    return 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_value, column) => luminanceAt(column, row)),
  );
}

function within(place: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.round(place)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
