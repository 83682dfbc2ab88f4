import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestContext, newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { chosenAttribution } from '../../adapters/ad-attribution/chosen-attribution.ts';
import { adEventKinds, type AdEventKind } from '../../ports/ad-attribution.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Mode } from '../../settings.ts';
import { getAdConsent, saveAdConsent } from './ad-consent.ts';
import { tellAdvertiser, tellJobs } from './tell-advertiser.ts';

/* From the borrower's yes to what leaves this machine: every call to the network is caught here. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

type Sent = { address: string; form: Record<string, string> };
const sent: Sent[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
beforeEach(() => {
  sent.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, form: Object.fromEntries(body) });
    return (await answers.shift()?.()) ?? new Response('OK');
  });
});
afterEach(() => vi.unstubAllGlobals());

const account = { appToken: 'app', securityToken: 'secret', applicationToken: 'applied' };
const link = { campaign: 'summer 2026', adgroup: 'manila_iphone', creative: '120210000000000000' };

/** A borrower of a lender whose server runs in this mode. */
async function borrowerOf(mode: Mode = 'production', adjust: typeof account | null = account) {
  const attribution = chosenAttribution({ mode, adjust });
  const context = { ...createTestContext(database.database), attribution };
  const { caller, session } = await newBorrower(context);
  const { customerId, phone } = session;
  const customer = async () => {
    const { customer: found } = await context.store.load({ customerId, parts: [] });
    if (found === null) throw new Error('nobody');
    return found;
  };
  const agree = (body: object = link) => saveAdConsent(context, caller, { isOn: true, ...body });
  const takeBack = () => saveAdConsent(context, caller, { isOn: false });
  const tell = (kind: AdEventKind) => tellAdvertiser(context, { customerId, kind });
  const tellAll = async () => {
    for (const kind of adEventKinds) await tell(kind);
  };
  return { context, caller, customerId, phone, customer, agree, takeBack, tell, tellAll };
}

const kindsSent = () => sent.map(({ address }) => new URL(address).pathname);

test('without a yes nothing leaves, and no job is left', async () => {
  const { context, caller, customer, tellAll } = await borrowerOf();
  await tellAll();
  expect(sent).toEqual([]);
  expect(tellJobs(await customer(), 'application')).toEqual([]);
  expect(await getAdConsent(context, caller)).toEqual({ ok: true, value: { isOffered: true, isOn: false } });
});

test('outside of production nothing leaves, with a yes and with an account', async () => {
  const { agree, tellAll } = await borrowerOf('sandbox');
  expect(await agree()).toMatchObject({ ok: true, value: { isOn: true } });
  await tellAll();
  expect(sent).toEqual([]);
});

test('in production, with a yes, each kind of event leaves exactly once, however many jobs tell of it', async () => {
  const { agree, tell, customer } = await borrowerOf();
  await agree();
  expect(tellJobs(await customer(), 'application')).toHaveLength(1);
  await Promise.all([tell('arrival'), tell('arrival'), tell('arrival')]);
  await tell('application');
  await tell('application');
  expect(kindsSent()).toEqual(['/session', '/event']);
  expect(tellJobs(await customer(), 'application')).toEqual([]);
});

test('what leaves holds nothing that says who it is', async () => {
  const { agree, tellAll, customer, customerId, phone } = await borrowerOf();
  await agree();
  await tellAll();
  expect(new Set(sent.flatMap(({ form }) => Object.keys(form)))).toEqual(
    new Set([
      's2s',
      'environment',
      'app_token',
      'event_token',
      'web_uuid',
      'created_at_unix',
      'callback_params',
    ]),
  );
  expect(sent.map(({ form }) => form['callback_params'])).toEqual([
    JSON.stringify(link),
    JSON.stringify(link),
  ]);
  const all = JSON.stringify(sent);
  const { phoneIndex, limitCentavos } = await customer();
  expect(limitCentavos).toBe(0);
  for (const personal of [phone, phone.slice(-7), customerId, phoneIndex.toString('hex')]) {
    expect(all).not.toContain(personal);
  }
});

test.each([
  ['a mobile number', '09171234567'],
  ['a mobile number with its country', '+63 917 123 4567'],
  ['a mobile number among dashes', '917-123-4567'],
  ['an e-mail address', 'maria@example.ph'],
  ['a page', 'https://example.ph/?name=Maria'],
  ['another script', 'मारिया'],
])('a link that says %s for an advertisement is not kept and not told', async (_what, campaign) => {
  const { agree, tellAll, customer } = await borrowerOf();
  await agree({ campaign });
  await tellAll();
  expect(sent).toEqual([]);
  expect((await customer()).adConsent?.advertisement).toBeNull();
});

test('the service is not told of a borrower who came without an advertisement', async () => {
  const { agree, tellAll } = await borrowerOf();
  await agree({});
  await tellAll();
  expect(sent).toEqual([]);
});

test('once the yes is taken back nothing more leaves, and the advertisement and the random id are gone', async () => {
  const { agree, takeBack, tell, tellAll, customer } = await borrowerOf();
  await agree();
  await tell('arrival');
  await takeBack();
  await tellAll();
  expect(kindsSent()).toEqual(['/session']);
  const { adConsent } = await customer();
  expect(adConsent).toMatchObject({ advertisement: null, withdrawnAt: expect.any(String) });
  expect(tellJobs({ customerId: '', adConsent }, 'application')).toEqual([]);
});

test('a yes that is given anew comes under another id, and what was told is not told again', async () => {
  const { agree, takeBack, tellAll, tell } = await borrowerOf();
  await agree();
  await tell('arrival');
  await takeBack();
  await agree();
  await tellAll();
  expect(kindsSent()).toEqual(['/session', '/event']);
  expect(new Set(sent.map(({ form }) => form['web_uuid'])).size).toBe(2);
});

test('what was not taken is told again; a yes taken back meanwhile ends it', async () => {
  const { agree, takeBack, tell } = await borrowerOf();
  await agree();
  answers = [() => new Response('', { status: 503 }), () => new Response('', { status: 401 })];
  expect(await tell('arrival')).toEqual({ ok: false, code: 'service_unavailable' });
  expect(await tell('arrival')).toEqual({ ok: false, code: 'ad_event_refused' });
  answers = [
    async () => {
      await takeBack();
      return new Response('', { status: 503 });
    },
  ];
  expect(await tell('arrival')).toMatchObject({ ok: false });
  expect(await tell('arrival')).toEqual({ ok: true, value: null });
  expect(sent).toHaveLength(3);
});

test('a lender without an advertising account asks nobody, and borrowers who agreed earlier can withdraw', async () => {
  const { context, caller, agree, takeBack } = await borrowerOf('production', null);
  expect(await agree()).toMatchObject({ ok: false, code: 'not_found' });
  const earlier = { ...context, attribution: chosenAttribution({ mode: 'production', adjust: account }) };
  await saveAdConsent(earlier, caller, { isOn: true, ...link });
  expect(await getAdConsent(context, caller)).toEqual({ ok: true, value: { isOffered: false, isOn: true } });
  expect(await takeBack()).toEqual({ ok: true, value: { isOffered: false, isOn: false } });
});

test('an account that is deleted takes all of it along', async () => {
  const { context, customer, agree, customerId, tellAll } = await borrowerOf();
  await agree();
  const { version } = await customer();
  const erasure = {
    phoneSealed: context.personalData.seal(sealPlaces.phone(customerId), ''),
    recordsUntilOn: manilaDateOf(context.now()),
    erasedAt: context.now(),
  };
  expect(await context.store.save({ customerId, expectedVersion: version, changes: { erasure } })).toBe(
    'saved',
  );
  expect((await customer()).adConsent).toBeNull();
  await tellAll();
  expect(sent).toEqual([]);
});
