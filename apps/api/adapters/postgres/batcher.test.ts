import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher whose database answers when the test says so; `asked` holds the items of each call that it got. */
function slowBatcher() {
  const asked: number[][] = [];
  const answers: (() => void)[] = [];
  const run = (items: readonly number[]): Promise<readonly number[]> => {
    asked.push([...items]);
    return new Promise((resolve) => {
      answers.push(() => resolve(items));
    });
  };
  const batch = createBatcher<number, number>({
    keyOf: (item) => item,
    runOne: async (item) => (await run([item]))[0] ?? -1,
    runMany: run,
    isOfOne: () => false,
  });
  const answerAll = async (): Promise<void> => {
    while (answers.length > 0) {
      answers.shift()?.();
      // The lane ends some turns of the event loop after its answer.
      await new Promise(setImmediate);
    }
  };
  return { asked, batch, answerAll };
}

const items = (count: number): number[] => Array.from({ length: count }, (_, item) => item);

test('who comes to a free lane is served at once and alone', async () => {
  const { asked, batch, answerAll } = slowBatcher();
  const done = Promise.all(items(2).map(batch));
  expect(asked).toEqual([[0], [1]]);
  await answerAll();
  expect(await done).toEqual([0, 1]);
});

test('many who wait are served in halves, so that one is decided while the other is kept', async () => {
  const { asked, batch, answerAll } = slowBatcher();
  const done = Promise.all(items(64).map(batch));
  await answerAll();
  expect(await done).toEqual(items(64));
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 32, 30]);
});

test('a few who wait are served together', async () => {
  const { asked, batch, answerAll } = slowBatcher();
  const done = Promise.all(items(9).map(batch));
  await answerAll();
  expect(await done).toEqual(items(9));
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 7]);
});
