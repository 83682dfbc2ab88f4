// A history is drawn from one whole number, so that the same number draws the same history on any machine.
// Source: mulberry32, a public-domain generator of 32-bit numbers; enough to choose test cases, and for nothing else.

/** Draws whole numbers from a seed. */
export class SeededNumbers {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from zero to below `limit`. Units: none. Errors: none. Source: mulberry32. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
}
