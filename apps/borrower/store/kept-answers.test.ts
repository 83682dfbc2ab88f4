import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { expect, test, vi } from 'vitest';
import { answerCache } from './answer-cache.ts';
import { contractMark } from './contract-mark.ts';
import { useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';
import { answerKey } from './use-answer.ts';

const kept = (mark?: string) => ({ data: { firstName: null }, knownAt: 1, ...(mark && { mark }) });

test('an answer kept under another contract is not shown, and does not stay', async () => {
  const keys = ['a', 'b', 'c'].map((input) => answerKey(getHome, 'c1', { input }));
  const answers = [kept(contractMark), kept('older'), kept()];
  vi.spyOn(phoneVault, 'all').mockResolvedValue(
    new Map(keys.map((key, index) => [key, answers[index] as never])),
  );
  const removed = vi.spyOn(phoneVault, 'remove').mockResolvedValue();
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  await import('./kept-answers.ts');
  await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(2));
  expect(removed.mock.calls.flat()).toEqual(keys.slice(1).map((key) => `answer ${key}`));
  expect(keys.map((key) => answerCache.read(key).data)).toEqual([{ firstName: null }, undefined, undefined]);
});
