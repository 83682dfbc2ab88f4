import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, type SentCall, serveAnswers } from '../testing/serve-answers.ts';
import { claimIfInstalled } from './claim-install-bonus.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';

const claimCall = 'POST /api/install-bonus';
const given = { couponCentavos: 20_000, stepCentavos: 0, limitCentavos: 0, givenAt: '2026-11-22T00:00:00Z' };
const openedAs = (mode: 'standalone' | 'browser') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));

let people = 0;
beforeEach(() => {
  people += 1;
  sessionStorage.setItem('standalone', 'a-proof-of-the-icon-itself');
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: `c${people}`, token: 't1' });
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

test('one that met no network is sent again', async () => {
  openedAs('standalone');
  serveAnswers({});
  await claimIfInstalled();
  const sent = serveAnswers({ [claimCall]: given });
  await claimIfInstalled();
  expect(sent).toHaveLength(1);
});

test('an icon of somebody else, or one made on any other page, is claimed with the proof that the server hands out', async () => {
  openedAs('standalone');
  const sent = serveAnswers({
    'GET /api/install-bonus': { ...given, givenAt: null, proof: 'own-proof' },
    [claimCall]: ({ body }: SentCall) =>
      body['proof'] === 'own-proof' ? given : refuse(422, 'install_proof_invalid'),
  });
  await claimIfInstalled();
  await claimIfInstalled();
  await claimIfInstalled();
  expect(sent.filter(({ call }) => call === claimCall).map(({ body }) => body)).toEqual([
    { proof: 'a-proof-of-the-icon-itself', displayMode: 'standalone' },
    { proof: 'own-proof', displayMode: 'standalone' },
  ]);
});

test('who has the bonus already claims nothing, and is asked about once', async () => {
  openedAs('standalone');
  sessionStorage.setItem('standalone', '1');
  const sent = serveAnswers({ 'GET /api/install-bonus': { ...given, proof: null } });
  await claimIfInstalled();
  await claimIfInstalled();
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/install-bonus']);
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
