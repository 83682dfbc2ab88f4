import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { claimIfInstalled } from './claim-install-bonus.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';

const claimCall = 'POST /api/install-bonus';
const given = { couponCentavos: 20_000, stepCentavos: 0, limitCentavos: 0, givenAt: '2026-11-22T00:00:00Z' };
const openedAs = (mode: 'standalone' | 'browser') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));

beforeEach(() => {
  sessionStorage.setItem('standalone', 'a-proof-of-the-icon-itself');
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => vi.unstubAllGlobals());

test('opened from its icon, the app hands over the proof that the icon carries, once', async () => {
  openedAs('standalone');
  const sent = serveAnswers({ [claimCall]: given });
  await Promise.all([claimIfInstalled(), claimIfInstalled()]);
  await claimIfInstalled();
  expect(sent.map(({ body }) => body)).toEqual([
    { proof: 'a-proof-of-the-icon-itself', displayMode: 'standalone' },
  ]);
});

test('a proof that was refused is not sent again; one that met no network is', async () => {
  openedAs('standalone');
  serveAnswers({});
  await claimIfInstalled();
  const sent = serveAnswers({ [claimCall]: () => refuse(422, 'install_proof_invalid') });
  await claimIfInstalled();
  await claimIfInstalled();
  expect(sent).toHaveLength(1);
});

test('in a tab of the browser, or with nobody logged in, nothing is claimed', async () => {
  const sent = serveAnswers({ [claimCall]: given });
  openedAs('browser');
  await claimIfInstalled();
  openedAs('standalone');
  useCoreStore.getState().resetUserData();
  await claimIfInstalled();
  expect(sent).toEqual([]);
});
