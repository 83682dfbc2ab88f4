import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keptWhileUsed } from './kept-while-used.ts';

function counted(failures: number) {
  const starts: string[] = [];
  const thread = keptWhileUsed<{ name: string }>({
    name: 'a thread',
    start: async () => {
      starts.push('started');
      if (starts.length <= failures) throw new Error('no thread to be had');
      return { name: `thread ${starts.length}` };
    },
    end: async () => undefined,
    mostMs: 5_000,
    idleMs: 60_000,
  });
  return { ...thread, starts };
}
const nameOf = async ({ name }: { name: string }) => name;

test('a thread that is expected to be needed is brought at once, and once', async () => {
  const { prepare, ask, stop, starts } = counted(0);
  prepare();
  prepare();
  expect(starts).toHaveLength(1);
  expect(await ask(nameOf)).toBe('thread 1');
  prepare();
  expect(await ask(nameOf)).toBe('thread 1');
  expect(starts).toHaveLength(1);
  await stop();
});

test('one that could not be brought beforehand is brought when asked', async () => {
  const { prepare, ask, stop, starts } = counted(1);
  prepare();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(await ask(nameOf)).toBe('thread 2');
  expect(starts).toHaveLength(2);
  await stop();
});

test('what it answered is not kept once nobody else holds it', async () => {
  const { ask, stop } = counted(0);
  const answered = async () => new WeakRef(await ask(async () => ({ page: 'of one borrower' })));
  const answers = [await answered(), await answered()];
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  expect(answers.map((answer) => answer.deref())).toEqual([undefined, undefined]);
  await stop();
});
