export type Grey = { luminance: Float32Array; widthPixels: number; heightPixels: number };
/** What is seen of a card: all of it, all of it from far away, or less than all. */
export type CardView = 'whole' | 'far' | 'cut';

/** Coarse enough for letters to melt into the card that they stand on. */
const gridPixels = 40;
const leastDifference = 35;
const leastStep = 25;
const leastShare = 0.04;
const leastCutShare = 0.25;
const farBelow = 0.2;
/** As much of a side of the picture must be card before the card counts as going on beyond it. */
const touchedFrom = 0.12;

/**
 * Where the card in the middle of a picture ends. Null where there is nothing with an edge to go by, as before an empty wall
 * or a card held so near that none of its edges is seen.
 */
export function cardInView(grey: Grey): CardView | null {
  const grid = reduced(grey);
  const inside = regionInMiddle(grid);
  if (inside === null || edgeStep(grid, inside) < leastStep) return null;
  const { widthPixels: width, heightPixels: height } = grid;
  const rows = Array.from({ length: height }, (_, y) => y);
  const columns = Array.from({ length: width }, (_, x) => x);
  const sides = [
    rows.map((y) => y * width),
    rows.map((y) => y * width + width - 1),
    columns,
    columns.map((x) => (height - 1) * width + x),
  ];
  const touched = sides.filter((cells) => shareOf(cells, inside) >= touchedFrom).length;
  // What reaches most sides is as likely a wall or a table as a card.
  if (touched > 2) return null;
  const across = columns.filter((x) => rows.some((y) => inside[y * width + x] === 1)).length;
  const down = rows.filter((y) => columns.some((x) => inside[y * width + x] === 1)).length;
  const share = (across * down) / (width * height);
  if (share < leastShare) return null;
  // A stripe between two lines of text also runs from side to side.
  if (touched > 0) return share < leastCutShare ? null : 'cut';
  return share < farBelow ? 'far' : 'whole';
}

function shareOf(cells: readonly number[], inside: Uint8Array): number {
  return cells.filter((cell) => inside[cell] === 1).length / cells.length;
}

/** Averages of squares. */
function reduced({ luminance, widthPixels, heightPixels }: Grey): Grey {
  const side = Math.max(1, Math.ceil(Math.max(widthPixels, heightPixels) / gridPixels));
  const width = Math.floor(widthPixels / side);
  const height = Math.floor(heightPixels / side);
  const averages = new Float32Array(width * height);
  for (let y = 0; y < height * side; y += 1) {
    const row = Math.floor(y / side) * width;
    for (let x = 0; x < width * side; x += 1) {
      const cell = row + Math.floor(x / side);
      averages[cell] = (averages[cell] ?? 0) + (luminance[y * widthPixels + x] ?? 0) / (side * side);
    }
  }
  return { luminance: averages, widthPixels: width, heightPixels: height };
}

/** The surface that the middle of the picture shows, told from the rest by brightness; null where all is alike. */
function regionInMiddle({ luminance, widthPixels: width, heightPixels: height }: Grey): Uint8Array | null {
  const split = splitOf(luminance);
  if (split === null) return null;
  const isBright = (cell: number) => (luminance[cell] ?? 0) > split;
  const middle: number[] = [];
  for (let y = Math.floor(height * 0.4); y < height * 0.6; y += 1)
    for (let x = Math.floor(width * 0.4); x < width * 0.6; x += 1) middle.push(y * width + x);
  const brightness = middle.filter(isBright).length * 2 >= middle.length;
  const inside = new Uint8Array(luminance.length);
  const open = middle.filter((cell) => isBright(cell) === brightness);
  for (const cell of open) inside[cell] = 1;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of neighbours(cell, width, luminance.length)) {
      if (inside[next] === 1 || isBright(next) !== brightness) continue;
      inside[next] = 1;
      open.push(next);
    }
  }
  return inside;
}

function neighbours(cell: number, width: number, count: number): number[] {
  const x = cell % width;
  return [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width].filter(
    (next) => next >= 0 && next < count,
  );
}

/** The brightness that parts a picture best into two (Otsu's method); null where the two hardly differ. */
function splitOf(luminance: Float32Array): number | null {
  const counts = new Float64Array(256);
  for (const value of luminance) counts[Math.round(value)] = (counts[Math.round(value)] ?? 0) + 1;
  const sum = counts.reduce((total, count, level) => total + count * level, 0);
  let best = { split: 0, spread: 0, difference: 0 };
  let below = 0;
  let sumBelow = 0;
  for (const [level, count] of counts.entries()) {
    below += count;
    sumBelow += count * level;
    const above = luminance.length - below;
    if (below === 0 || above === 0) continue;
    const difference = (sum - sumBelow) / above - sumBelow / below;
    const spread = below * above * difference * difference;
    if (spread > best.spread) best = { split: level, spread, difference };
  }
  return best.difference < leastDifference ? null : best.split;
}

/** How much the brightness changes on average where the region ends: a card ends at once, a shadow little by little. */
function edgeStep({ luminance, widthPixels: width }: Grey, inside: Uint8Array): number {
  let count = 0;
  let sum = 0;
  for (let cell = 0; cell < inside.length; cell += 1) {
    if (inside[cell] !== 1) continue;
    for (const next of neighbours(cell, width, inside.length)) {
      if (inside[next] === 1) continue;
      // One further on each side: an edge is never sharper than the squares are.
      const from = luminance[cell * 2 - next] ?? luminance[cell] ?? 0;
      const to = luminance[next * 2 - cell] ?? luminance[next] ?? 0;
      count += 1;
      sum += Math.abs(from - to);
    }
  }
  return count === 0 ? 0 : sum / count;
}
