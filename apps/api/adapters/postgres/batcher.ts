export type BatchOptions<Item, Result> = {
  /** Two items of one batch never have the same key; the later one waits for the next batch. */
  keyOf: (item: Item) => unknown;
  /** Does one item alone. */
  runOne: (item: Item) => Promise<Result>;
  /** Does several together, with a result for each in the same order; one that is undefined is done again alone. */
  runMany: (items: readonly Item[]) => Promise<readonly (Result | undefined)[]>;
  /** Whether each is done again alone after all together failed, because the failure may be of one of them. */
  isOfOne: (error: unknown) => boolean;
};

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (error: unknown) => void;
};

/** More at once would only wait for each other: the database has as many processors as this has lanes, or few more. */
const lanes = 2;
const mostInBatch = 64;
/** Fewer cost the database more than they spare others a wait. */
const leastShare = 8;
/** A lane that waits for a lock is no longer counted, or two of them would hold up everybody. */
const longestLaneMs = 250;

/**
 * Does what is asked at the same time together. A lane that is free begins at once, with one item alone where only one
 * waits, so that nobody waits for company.
 */
export function createBatcher<Item, Result>({
  keyOf,
  runOne,
  runMany,
  isOfOne,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let busyLanes = 0;
  let underWay = 0;
  const alone = ({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> =>
    runOne(item).then(resolve, reject);
  const together = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    let results: readonly (Result | undefined)[];
    try {
      results = await runMany(batch.map(({ item }) => item));
    } catch (error) {
      if (isOfOne(error)) for (const asked of batch) void alone(asked);
      else for (const { reject } of batch) reject(error);
      return;
    }
    for (const [place, asked] of batch.entries()) {
      const result = results[place];
      // Outside the lane, since it may have to wait for a lock.
      if (result === undefined) void alone(asked);
      else asked.resolve(result);
    }
  };
  const next = (): void => {
    if (busyLanes >= lanes || waiting.length === 0) return;
    const { batch, left } = oneOfEach(waiting, keyOf, shareOfLane(waiting.length + underWay));
    waiting = left;
    const [first] = batch;
    void inLane(batch.length, batch.length === 1 && first !== undefined ? alone(first) : together(batch));
  };
  const inLane = async (count: number, running: Promise<void>): Promise<void> => {
    busyLanes += 1;
    underWay += count;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestLaneMs);
    });
    await Promise.race([running, tooLong]);
    clearTimeout(timer);
    busyLanes -= 1;
    underWay -= count;
    next();
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      next();
    });
}

/**
 * How many one lane takes of all who are here. Everybody in one batch would come back at once and leave the database without work
 * while they are decided; in halves, one half is decided while the other is kept.
 */
function shareOfLane(here: number): number {
  return Math.min(mostInBatch, Math.max(leastShare, Math.ceil(here / lanes)));
}

/** The first of each key, up to a number, and those that are left. */
function oneOfEach<Item, Result>(
  waiting: readonly Waiting<Item, Result>[],
  keyOf: (item: Item) => unknown,
  most: number,
): { batch: Waiting<Item, Result>[]; left: Waiting<Item, Result>[] } {
  const taken = new Map<unknown, Waiting<Item, Result>>();
  const left: Waiting<Item, Result>[] = [];
  for (const asked of waiting) {
    const key = keyOf(asked.item);
    if (taken.size >= most || taken.has(key)) left.push(asked);
    else taken.set(key, asked);
  }
  return { batch: [...taken.values()], left };
}
