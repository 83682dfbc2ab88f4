// A history is a list of operations drawn from one seed; one that breaks an invariant is cut down to the few operations that still break it.
// Source: model-based testing; an operation can be done in any state, so any part of a history is a history.
import { checkBorrower } from './invariants.ts';
import { describeOperation, drawOperation, type Operation, type OperationKind } from './operation.ts';
import { perform } from './perform.ts';
import { SeededNumbers } from './seeded-numbers.ts';
import { newWorld, statusesOf, type World } from './world.ts';

/** How often a kind of operation was tried and how often it changed something. */
export type Tally = Map<OperationKind, { tried: number; done: number }>;

export type Violation = {
  readonly seed: number;
  /** What broke, in the words of the invariant. */
  readonly message: string;
  /** The shortest part of the history found that breaks it in the same words. */
  readonly operations: readonly Operation[];
};

/**
 * Lives one history and checks everything after every operation; null where all held.
 * Units: `length` in operations. Errors: none; a violation is the answer. Source: invariants on money.
 */
export function runHistory(seed: number, length: number, tally: Tally): Violation | null {
  const numbers = new SeededNumbers(seed);
  const world = newWorld();
  const done: Operation[] = [];
  for (let count = 0; count < length; count += 1) {
    const operation = drawOperation(numbers, statusesOf(world));
    done.push(operation);
    const message = messageOf(world, operation, tally);
    if (message !== null) return { seed, message, operations: cutDown(done, message) };
  }
  return null;
}

/** A violation to read: the seed that repeats it and its operations, a line each. Units: none. Errors: none. Source: none. */
export function describeViolation({ seed, message, operations }: Violation): string {
  const lines = operations.map((operation, index) => `  ${index + 1}. ${describeOperation(operation)}`);
  return [`seed ${seed}: ${message}`, ...lines].join('\n');
}

function messageOf(world: World, operation: Operation, tally?: Tally): string | null {
  try {
    const isDone = perform(world, operation);
    const borrower = world.borrowers[operation.who];
    if (borrower !== undefined) checkBorrower(borrower);
    if (tally !== undefined) note(tally, operation.kind, isDone);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function note(tally: Tally, kind: OperationKind, isDone: boolean): void {
  const line = tally.get(kind) ?? { tried: 0, done: 0 };
  line.tried += 1;
  if (isDone) line.done += 1;
  tally.set(kind, line);
}

/** Whether operations end in the same broken invariant; its figures may differ. */
function breaks(operations: readonly Operation[], message: string): boolean {
  const world = newWorld();
  const words = withoutFigures(message);
  return operations.some((operation) => {
    const found = messageOf(world, operation);
    return found !== null && withoutFigures(found) === words;
  });
}

function withoutFigures(message: string): string {
  return message.replaceAll(/[\d-]+/g, '');
}

function cutDown(operations: readonly Operation[], message: string): readonly Operation[] {
  let kept = operations;
  for (let width = Math.ceil(kept.length / 2); width >= 1; width = Math.floor(width / 2)) {
    for (let from = 0; from < kept.length;) {
      const shorter = kept.toSpliced(from, width);
      if (shorter.length > 0 && breaks(shorter, message)) kept = shorter;
      else from += width;
    }
  }
  return kept;
}
