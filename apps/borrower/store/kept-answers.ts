import type { Endpoint } from '@luwag/contract/endpoint';
import { answerCache } from './answer-cache.ts';
import { contractMark } from './contract-mark.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { hasLeft } from './has-left.ts';
import { phoneVault } from './phone-vault.ts';

/*
 * The last answers about loans and messages stay on the phone, sealed, so that the app opens with what was last known.
 * What the borrower told about themselves is not among them.
 */

/** What was answered by another contract may lack what the screens of this one read. */
type Kept = { data: unknown; knownAt: number; mark: string };

const beginning = 'answer ';
const keptNames: ReadonlySet<Endpoint['name']> = new Set([
  'getHome',
  'listLoans',
  'getLoan',
  'listMessages',
  'getMessage',
  'listCoupons',
  'getReloan',
  'getFaq',
]);

answerCache.onAnswer = (key, data) => {
  const [name] = JSON.parse(key) as [string];
  if (!keptNames.has(name) || !hasSession(useCoreStore.getState())) return;
  const kept: Kept = { data: withoutName(data), knownAt: Date.now(), mark: contractMark };
  void phoneVault.put(beginning + key, kept);
};

useCoreStore.subscribe((state, previous) => {
  // Nothing of a customer stays behind a logout.
  if (hasLeft(state, previous)) void phoneVault.clear();
});

void bringBack();

async function bringBack(): Promise<void> {
  const state = useCoreStore.getState();
  if (!hasSession(state)) return phoneVault.clear();
  for (const [key, { data, knownAt, mark }] of await phoneVault.all<Kept>(beginning)) {
    const [, customerId] = JSON.parse(key) as [string, string];
    if (mark !== contractMark) void phoneVault.remove(beginning + key);
    else if (customerId === state.publicData.customerId) answerCache.suggest(key, data, knownAt);
  }
}

/** The one answer here that calls its reader by name does without. */
function withoutName(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'firstName' in data
    ? { ...data, firstName: null }
    : data;
}
