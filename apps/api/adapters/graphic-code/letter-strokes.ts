/** A stroke runs through points on a grid 4 wide and 6 high, written as pairs of digits. */
export type Stroke = readonly (readonly [x: number, y: number])[];

const strokes = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  4: '36 30 04 44',
  7: '00 40 16',
} as const satisfies Record<string, string>;

export const alphabet = Object.keys(strokes).join('');

/** How a character is drawn. Strokes instead of a font: a server may have none. */
export function strokesOf(character: string): readonly Stroke[] {
  const written = (strokes as Readonly<Record<string, string>>)[character];
  if (written === undefined) throw new Error('a graphic code has a character outside its alphabet');
  return written
    .split('|')
    .map((stroke) => stroke.split(' ').map((point) => [Number(point[0]), Number(point[1])] as const));
}
