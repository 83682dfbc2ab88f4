import type { PointGroup } from 'signature_pad';

/** Strokes on a field this many units wide, whatever the size of the screen they were drawn on. */
export const fieldWidth = 10_000;
export const fieldHeight = 5000;

export type Stroke = [number, number][];

const mostStrokes = 60;
const mostPoints = 600;

type Pen = Pick<PointGroup, 'penColor'>;

/** What was drawn on a canvas of a width in pixels, in units of the field, thinned to what the server takes. */
export function strokesOf(groups: readonly Pick<PointGroup, 'points'>[], widthPixels: number): Stroke[] {
  const scale = fieldWidth / Math.max(1, widthPixels);
  const unit = (pixels: number) => Math.min(fieldWidth, Math.max(0, Math.round(pixels * scale)));
  return groups
    .slice(0, mostStrokes)
    .filter(({ points }) => points.length > 0)
    .map(({ points }) => {
      const every = Math.ceil(points.length / (mostPoints - 1));
      const thinned = points.filter((_, index) => index % every === 0 || index === points.length - 1);
      const stroke = thinned.map(({ x, y }): [number, number] => [unit(x), unit(y)]);
      const [first] = stroke;
      // A dot is one point; a stroke has two.
      return stroke.length === 1 && first !== undefined ? [first, first] : stroke;
    });
}

/** The strokes as the drawing library takes them, for a canvas of a width in pixels: after a rotation, another one. */
export function pointGroupsOf(
  strokes: readonly Stroke[],
  widthPixels: number,
  { penColor }: Pen,
): PointGroup[] {
  const scale = widthPixels / fieldWidth;
  return strokes.map((stroke) => ({
    penColor,
    dotSize: 0,
    minWidth: 0.8,
    maxWidth: 2.6,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: stroke.map(([x, y], index) => ({
      x: x * scale,
      y: y * scale,
      pressure: 0.5,
      time: index * 16,
    })),
  }));
}
