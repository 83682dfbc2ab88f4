import { randomUUID } from 'node:crypto';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { createStaffContext, type StaffContext } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { sampleProfile } from '../../sandbox/sample-profile.ts';
import type { PhotoRow } from '../../ports/customer-store.ts';
import { createSimulatedAttribution } from '../../adapters/simulated/simulated-attribution.ts';
import { saveAdConsent } from '../advertising/ad-consent.ts';
import { submitApplication } from '../application/submit-application.ts';
import type { SessionOpened } from '../session/log-in.ts';
import { callerOfToken } from '../session/session-tokens.ts';
import { type Caller, done, type Outcome, write } from '../write.ts';
import { completeSection } from './complete-section.ts';
import { getProfile } from './get-profile.ts';
import { saveSectionDraft } from './save-section-draft.ts';

const aLoad: unknown = expect.stringMatching(/^load-customer/);

let test: TestDatabase;
let context: StaffContext;
let caller: Caller;
let session: SessionOpened;

beforeAll(async () => {
  test = await createTestDatabase();
  context = await createStaffContext(test);
});
afterAll(() => test.remove());
beforeEach(async () => {
  ({ caller, session } = await newBorrower(context));
  test.roundTrips.length = 0;
});

const sample = (): Record<SectionName, DraftValues> =>
  sampleProfile({
    phone: session.phone,
    firstName: 'Maria',
    lastName: 'Santos',
    birthOn: '1994-05-17',
    idNumber: `1${session.phone}00000`,
    monthlyIncome: 'over30000',
  });
const complete = (section: SectionName, changed: DraftValues = {}) =>
  completeSection(context, caller, { section, values: { ...sample()[section], ...changed }, device: null });
const fieldsOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? 'ok' : (outcome.detail?.fields ?? outcome.code);

async function addPhotos(): Promise<void> {
  const { customerId } = session;
  const photo = (kind: PhotoRow['kind']): PhotoRow => ({
    customerId,
    photoId: randomUUID(),
    kind,
    contentType: 'image/jpeg',
    sizeBytes: 1,
    widthPixels: 900,
    heightPixels: 600,
    requestedAt: context.now(),
    uploadedAt: context.now(),
    faceCheck: null,
    readingSealed: null,
  });
  const photos = [photo('idFront'), photo('idBack'), photo('selfie')];
  await write(context, { caller, parts: [] }, () => done({ changes: { photos }, answer: null }));
}

async function finishProfile(): Promise<void> {
  for (const section of Object.keys(sample()) as SectionName[]) {
    expect(fieldsOf(await complete(section))).toBe('ok');
  }
  await addPhotos();
}

const consents = { hasPrivacyConsent: true, hasTermsConsent: true, language: 'fil-PH' } as const;
const submit = (key: string, body: Parameters<typeof submitApplication>[2] = consents) =>
  submitApplication(context, caller, body, key);

describe('a draft', () => {
  it('is kept in two round trips and comes back as typed', async () => {
    const values = { firstName: 'Mar', idNumber: '12 34' };
    await saveSectionDraft(context, caller, { section: 'identity', values, step: 1 });
    expect(test.roundTrips).toEqual([aLoad, 'save-customer']);
    const profile = await getProfile(context, caller);
    expect(profile.ok && profile.value.sections).toMatchObject([
      { section: 'identity', values, step: 1, isComplete: false },
    ]);
    expect(profile.ok && profile.value.tasks[0]).toEqual({ name: 'identity', state: 'started' });
  });

  it('reopens a finished section when something in it differs, and leaves it finished otherwise', async () => {
    await complete('basic');
    const values = sample().basic;
    const same = await saveSectionDraft(context, caller, { section: 'basic', values, step: 2 });
    expect(same.ok && same.value.isComplete).toBe(true);
    const other = { ...values, email: 'no longer an address' };
    const changed = await saveSectionDraft(context, caller, { section: 'basic', values: other, step: 2 });
    expect(changed.ok && changed.value.isComplete).toBe(false);
  });

  it('keeps the newest of twenty at once, none half', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, step) =>
        saveSectionDraft(context, caller, {
          section: 'work',
          values: { companyName: `Company ${step}`, companyAddress: `Street ${step}` },
          step,
        }),
      ),
    );
    expect(outcomes.some(({ ok }) => ok)).toBe(true);
    const profile = await getProfile(context, caller);
    const kept = profile.ok ? profile.value.sections[0] : undefined;
    expect(kept?.values).toEqual({
      companyName: `Company ${kept?.step}`,
      companyAddress: `Street ${kept?.step}`,
    });
  });
});

it('tells the whole own number, which a page that was loaded again has only masked', async () => {
  const profile = await getProfile(context, caller);
  expect(profile.ok ? profile.value.phone : '').toBe(session.phone);
});

describe('finishing a section', () => {
  it('takes two round trips', async () => {
    await complete('identity');
    expect(test.roundTrips).toEqual([aLoad, 'save-customer']);
  });

  it('keeps values as parsed, sealed, with the ID number findable and unreadable', async () => {
    const spaced = session.phone.replace(/(.{3})/g, '$1 ');
    await complete('identity', { idNumber: `1${spaced} 00000` });
    const profile = await getProfile(context, caller);
    expect(profile.ok && profile.value.sections[0]?.values['idNumber']).toBe(sample().identity['idNumber']);
    const [row] = await test.database.query<{ dump: string; unique_index: Buffer }>(
      {
        name: 'section-dump',
        text: 'SELECT s::text AS dump, unique_index FROM profile_section s WHERE customer_id = $1',
      },
      [session.customerId],
    );
    expect(row?.unique_index).toHaveLength(32);
    const named = Buffer.from('Santos').toString('hex');
    for (const words of [session.phone, 'Santos', named]) expect(row?.dump).not.toContain(words);
  });

  it.each<[string, SectionName, () => DraftValues, { path: string; code: string }[]]>([
    [
      'an ID number of another kind',
      'identity',
      () => ({ idNumber: '123' }),
      [{ path: 'idNumber', code: 'id_number_format' }],
    ],
    [
      'a barangay that is not there',
      'address',
      () => ({ barangayCode: '1380399999' }),
      [{ path: 'barangayCode', code: 'barangay_unknown' }],
    ],
    [
      'a postal code of five digits',
      'address',
      () => ({ postalCode: '12345' }),
      [{ path: 'postalCode', code: 'postal_code_format' }],
    ],
    [
      'the borrower as emergency contact',
      'contacts',
      () => ({ emergency2Phone: `0${session.phone}` }),
      [{ path: 'emergency2Phone', code: 'contact_is_own_phone' }],
    ],
    [
      'an unknown bank',
      'payoutAccount',
      () => ({ institutionCode: 'nobank' }),
      [{ path: 'institutionCode', code: 'institution_unknown' }],
    ],
    [
      'a bank given as a wallet',
      'payoutAccount',
      () => ({ institutionCode: 'bdo' }),
      [{ path: 'institutionCode', code: 'institution_unknown' }],
    ],
  ])('refuses %s and changes nothing', async (_name, section, changed, fields) => {
    expect(fieldsOf(await complete(section, changed()))).toEqual(fields);
    expect(test.roundTrips).toEqual([aLoad]);
    const profile = await getProfile(context, caller);
    expect(profile.ok && profile.value.sections).toEqual([]);
  });

  it('refuses an account number of a length its bank does not use', async () => {
    const { walletNumber: _wallet, ...payee } = sample().payoutAccount;
    const account = (number: string) => ({
      ...payee,
      accountType: 'bankCard',
      institutionCode: 'unionbank',
      accountNumber: number,
      accountNumberConfirmation: number,
    });
    const finish = (number: string) =>
      completeSection(context, caller, { section: 'payoutAccount', values: account(number), device: null });
    expect(fieldsOf(await finish('12345678901'))).toEqual([
      { path: 'accountNumber', code: 'account_number_length' },
    ]);
    expect(fieldsOf(await finish('1234 5678 9012'))).toBe('ok');
  });
});

describe('sending the application', () => {
  it('takes two round trips, asks for a decision in the same write and locks the profile', async () => {
    await finishProfile();
    test.roundTrips.length = 0;
    const submitted = await submit(randomUUID());
    expect(test.roundTrips).toEqual([aLoad, 'save-customer']);
    const applicationId = submitted.ok ? submitted.value.applicationId : '';
    const jobsOf = {
      name: 'jobs-of',
      text: `SELECT count(*) AS count FROM graphile_worker._private_jobs WHERE payload ->> 'applicationId' = $1`,
    };
    await relayOutbox(test.database);
    const jobs = await test.asOwner((owner) => owner.query<{ count: number }>(jobsOf, [applicationId]));
    expect(jobs[0]?.count).toBe(1);
    const locked = await Promise.all([
      complete('basic'),
      saveSectionDraft(context, caller, { section: 'payoutAccount', values: {}, step: 0 }),
    ]);
    expect(locked.map(fieldsOf)).toEqual(['profile_locked', 'profile_locked']);
    const profile = await getProfile(context, caller);
    expect(profile.ok && profile.value.isEditable).toBe(false);
  });

  it.each([[true], [false]])(
    'has an advertising service told of it where that was agreed to: %s',
    async (isOn) => {
      const attribution = createSimulatedAttribution();
      await saveAdConsent({ ...context, attribution }, caller, { isOn, campaign: 'summer' });
      await finishProfile();
      await submit(randomUUID());
      const jobsOf = {
        name: 'ad-jobs-of',
        text: `SELECT payload ->> 'kind' AS kind FROM graphile_worker._private_jobs
        WHERE payload ->> 'customerId' = $1 AND payload ->> 'kind' IS NOT NULL ORDER BY id`,
      };
      await relayOutbox(test.database);
      const jobs = await test.asOwner((owner) => owner.query<{ kind: string }>(jobsOf, [session.customerId]));
      expect(jobs.map(({ kind }) => kind)).toEqual(isOn ? ['arrival', 'application'] : []);
    },
  );

  it('answers the same key the same, another body with a refusal, and twenty at once with one effect', async () => {
    await finishProfile();
    const key = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit(key)));
    const answers = outcomes.map((outcome) => (outcome.ok ? outcome.value.applicationId : outcome.code));
    expect(new Set(answers).size).toBe(1);
    expect(await submit(key)).toEqual(outcomes[0]);
    expect(fieldsOf(await submit(key, { ...consents, language: 'en-US' }))).toBe('idempotency_key_reused');
    expect(fieldsOf(await submit(randomUUID()))).toBe('application_already_open');
    const rows = await test.database.query(
      { name: 'applications-of', text: 'SELECT 1 FROM application WHERE customer_id = $1' },
      [session.customerId],
    );
    expect(rows).toHaveLength(1);
  });

  it('is refused while a section or a photo is missing', async () => {
    await finishProfile();
    await saveSectionDraft(context, caller, { section: 'work', values: {}, step: 0 });
    expect(fieldsOf(await submit(randomUUID()))).toBe('profile_incomplete');
  });
});

describe("a stranger's token", () => {
  it('reads and writes nothing of someone else', async () => {
    await complete('basic');
    const other = await newBorrower(context);
    const forged: Caller = { kind: 'customer', customerId: session.customerId, accessHash: Buffer.alloc(32) };
    const theirHash = callerOfToken(context.personalData, other.session.accessToken);
    const crossed: Caller =
      theirHash?.kind === 'customer' ? { ...theirHash, customerId: session.customerId } : forged;
    for (const stranger of [forged, crossed]) {
      expect(fieldsOf(await getProfile(context, stranger))).toBe('not_signed_in');
      const draft = { section: 'basic', values: {}, step: 0 } as const;
      expect(fieldsOf(await saveSectionDraft(context, stranger, draft))).toBe('not_signed_in');
    }
  });
});
