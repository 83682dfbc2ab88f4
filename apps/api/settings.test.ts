import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames, SettingsRefused } from './settings.ts';

const accountsOf = (environment: Record<string, string>) =>
  readSettings(environment).providers?.accounts.map(({ kind }) => kind);
const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://luwag.example',
  DATABASE_APP_URL: 'postgres://luwag_app@db.example/luwag',
  DATABASE_JOBS_URL: 'postgres://luwag_jobs@db.example/luwag',
  KEYS_FILE: '/run/secrets/luwag-keys.json',
  PRO_NAME: 'Luwag',
  CORPORATE_NAME: 'A Lending Corporation',
  SEC_REGISTRATION_NUMBER: 'CS201900001',
  CERTIFICATE_OF_AUTHORITY_NUMBER: '1234',
  HOT_LINE: '(02) 8123 4567',
  SERVICE_EMAIL: 'help@luwag.example',
  WEBSITE: 'https://luwag.example',
  OFFICE_ADDRESS: '1 Ayala Avenue, Makati',
  GRIEVANCE_OFFICER: 'Juana dela Cruz',
  GRIEVANCE_EMAIL: 'grievance@luwag.example',
  SMS_PROVIDERS: 'semaphore',
  SEMAPHORE_API_KEY: 'key of semaphore',
  PAYOUT_PROVIDER: 'xendit',
  COLLECTION_PROVIDER: 'xendit',
  XENDIT_SECRET_KEY: 'key of xendit',
  XENDIT_CALLBACK_TOKEN: 'token of xendit',
};

function problemsOf(variables: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsRefused) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('need nothing in the sandbox', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      maritalStatusList: 'long',
      mode: 'sandbox',
      port: 3000,
      processes: 1,
      publicOrigin: 'http://localhost:3000',
      isHttps: false,
      databaseUrl: null,
      databaseAppUrl: null,
      databaseJobsUrl: null,
      keysFile: path.resolve('data/keys.json'),
      loginLimits: { codeLength: 4, dailySendBudget: 10_000, sendsPerAddressDay: 1_000 },
      supportAndroid: false,
    });
  });

  it('keep accounts as long as the law wants, and never for a time too short to notice', () => {
    expect(readSettings({}).accountKeeping).toEqual({ unusedMonths: 12, afterLoanYears: 5 });
    expect(problemsOf({ UNUSED_ACCOUNT_MONTHS: '2', ACCOUNT_AFTER_LOAN_YEARS: '4' })).toEqual([
      'UNUSED_ACCOUNT_MONTHS should be at least 3',
      'ACCOUNT_AFTER_LOAN_YEARS should be at least 5',
    ]);
  });

  it('are all told in the README', async () => {
    const readme = await readFile(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const told = new Set([...readme.matchAll(/`([A-Z][A-Z0-9_]+)\b/g)].map(([, name]) => name));
    expect(settingNames.filter((name) => !told.has(name))).toEqual([]);
  });

  it('name a second payout provider only in production, with its account, and only another one', () => {
    const second = { ...production, PAYOUT_FALLBACK_PROVIDER: 'paymongo' };
    const account = {
      PAYMONGO_SECRET_KEY: 'key of paymongo',
      PAYMONGO_WEBHOOK_SECRET: 'secret of paymongo',
      PAYMONGO_SOURCE_NUMBER: '1234567890',
      PAYMONGO_SOURCE_NAME: 'A Lending Corporation',
      PAYMONGO_SOURCE_BIC: 'PAEYPHM2XXX',
    };
    expect(readSettings(production).providers?.secondPayouts).toBeNull();
    expect(readSettings({ ...second, ...account }).providers?.secondPayouts?.kind).toBe('paymongo');
    expect(problemsOf(second)).toEqual([
      'PAYMONGO_SECRET_KEY is required where paymongo is a provider',
      'PAYMONGO_WEBHOOK_SECRET is required where paymongo is a provider',
      'PAYMONGO_SOURCE_NUMBER is required where paymongo pays out',
      'PAYMONGO_SOURCE_NAME is required where paymongo pays out',
      'PAYMONGO_SOURCE_BIC is required where paymongo pays out',
    ]);
    expect(problemsOf({ ...production, PAYOUT_FALLBACK_PROVIDER: 'xendit' })).toEqual([
      'PAYOUT_FALLBACK_PROVIDER should name another provider than PAYOUT_PROVIDER',
    ]);
    expect(problemsOf({ PAYOUT_FALLBACK_PROVIDER: 'xendit' })).toEqual([
      'PAYOUT_FALLBACK_PROVIDER is for production: the sandbox has providers of its own',
    ]);
  });

  it('name all with whom the lender has an account, also one that takes no payments any more', () => {
    const before = { PAYMONGO_SECRET_KEY: 'key of paymongo', PAYMONGO_WEBHOOK_SECRET: 'secret of paymongo' };
    expect(accountsOf(production)).toEqual(['xendit']);
    expect(accountsOf({ ...production, ...before })).toEqual(['xendit', 'paymongo']);
  });

  it('keep photos on disk, or in a bucket of which they name what is missing', () => {
    expect(readSettings({}).photoStore).toEqual({ kind: 'disk' });
    expect(problemsOf({ PHOTO_STORE: 's3', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'sea' })).toEqual([
      'PHOTO_STORE=s3 needs S3_BUCKET',
      'PHOTO_STORE=s3 needs S3_ACCESS_KEY_ID',
      'PHOTO_STORE=s3 needs S3_SECRET_ACCESS_KEY',
    ]);
    expect(problemsOf({ S3_ENDPOINT: 's3.example' })).toEqual([
      'S3_ENDPOINT should be an origin such as https://s3.example.ph',
    ]);
  });

  it('tell the borrowers’ app where the API is, this server unless another is named, and leave words free to be marked', () => {
    expect(readSettings({ PORT: '4100' })).toMatchObject({
      requestUrls: { test: 'http://localhost:4100', prod: 'http://localhost:4100' },
      prohibitSelect: false,
      facebookBonus: { stepCentavos: 50_000 },
    });
    const named = {
      TEST_REQUEST_URL: 'https://test.lender.example',
      PROD_REQUEST_URL: 'https://lender.example',
    };
    expect(readSettings({ ...named, PROHIBIT_SELECT: 'true' })).toMatchObject({
      requestUrls: { test: 'https://test.lender.example', prod: 'https://lender.example' },
      prohibitSelect: true,
    });
    expect(problemsOf({ PROD_REQUEST_URL: 'lender.example/api' })).toEqual([
      'PROD_REQUEST_URL should be an origin such as https://example.ph',
    ]);
  });

  it('follow the port in the address people use', () => {
    expect(readSettings({ PORT: '4100' }).publicOrigin).toBe('http://localhost:4100');
  });

  it('take an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('let a lender say what one member of staff may let go alone, and when a loan may be written off', () => {
    expect(readSettings({}).lenderRules).toEqual({
      makerOnlyLimits: defaultMakerOnlyLimits,
      leastOverdueDays: 90,
    });
    const stricter = readSettings({ MAKER_ONLY_PESOS: '0', WRITE_OFF_OVERDUE_DAYS: '180' });
    expect(stricter.lenderRules.makerOnlyLimits.forgiven).toEqual({
      perLoanCentavos: 0,
      perCustomerCentavos: 0,
      perStaffDayCentavos: 500_000,
    });
    expect(stricter.lenderRules.leastOverdueDays).toBe(180);
    expect(problemsOf({ MAKER_ONLY_PESOS: '80001', WRITE_OFF_OVERDUE_DAYS: '-1' })).toEqual([
      'MAKER_ONLY_PESOS should be at most 80000',
      'WRITE_OFF_OVERDUE_DAYS should be a whole number',
    ]);
  });

  it('are complete for production', () => {
    const settings = readSettings(production);
    expect(settings).toMatchObject({ mode: 'production', isHttps: true });
    expect(settings.keysFile).toBe('/run/secrets/luwag-keys.json');
    expect(settings.identity.corporateName).toBe('A Lending Corporation');
  });

  it.each(Object.keys(production).filter((name) => name !== 'MODE'))(
    'refuse production without %s',
    (name) => {
      expect(problemsOf({ ...production, [name]: undefined }).join()).toContain(name);
    },
  );

  it.each([
    ['PUBLIC_ORIGIN', 'http://luwag.example'],
    ['PUBLIC_ORIGIN', 'https://luwag.example/'],
    ['PORT', '70000'],
    ['PORT', 'three thousand'],
    ['MODE', 'live'],
    ['CODE_DIGITS', '5'],
    ['CODES_PER_DAY', '0'],
    ['CODES_PER_ADDRESS_PER_DAY', '0'],
    ['SUPPORT_ANDROID', 'yes'],
    ['DATABASE_URL', 'mysql://db.example'],
  ])('refuse %s = %s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value }).join()).toContain(name);
  });

  it('tell everything that is missing at once, and no value', () => {
    const problems = problemsOf({ MODE: 'production', DATABASE_URL: 'mysql://secret' });
    expect(problems.join()).not.toContain('secret');
    expect(problemsOf({ MODE: 'production' }).length).toBeGreaterThan(10);
  });
});

it('an account with the advertising service is complete or not there', () => {
  const account = {
    ADJUST_APP_TOKEN: 'app',
    ADJUST_SECURITY_TOKEN: 'secret',
    ADJUST_APPLICATION_TOKEN: 'applied',
  };
  expect(readSettings({}).adjust).toBeNull();
  expect(readSettings(account).adjust).toEqual({
    appToken: 'app',
    securityToken: 'secret',
    applicationToken: 'applied',
  });
  const { ADJUST_SECURITY_TOKEN: _missing, ...rest } = account;
  expect(problemsOf(rest).join()).toContain('ADJUST_SECURITY_TOKEN');
});

describe('settings of the face check', () => {
  const service = {
    FACE_CHECK: 'service',
    FACE_SERVICE_URL: 'https://faces.example/check',
    FACE_SERVICE_SECRET: 'a secret of at least thirty-two characters',
  };

  it('choose the models on this machine, with a band in which a person decides', () => {
    const { faceCheck } = readSettings({});
    expect(faceCheck.by).toEqual({ kind: 'model' });
    expect(faceCheck.figures).toEqual({
      matchDistance: 0.45,
      mismatchDistance: 0.6,
      turnFrom: 0.3,
      blinkTo: 0.6,
    });
  });

  it('choose a service elsewhere', () => {
    expect(readSettings(service).faceCheck.by).toEqual({
      kind: 'service',
      url: service.FACE_SERVICE_URL,
      secret: service.FACE_SERVICE_SECRET,
    });
  });

  it.each([
    [{ FACE_MATCH_DISTANCE: '0.6' }, 'FACE_MATCH_DISTANCE should be below FACE_MISMATCH_DISTANCE'],
    [{ FACE_MATCH_DISTANCE: '-1' }, 'FACE_MATCH_DISTANCE should be a number between 0 and 2, such as 0.45'],
    [{ FACE_TURN_FROM: '0' }, 'FACE_TURN_FROM should be above zero'],
    [{ FACE_CHECK: 'service' }, 'FACE_CHECK=service needs FACE_SERVICE_URL and FACE_SERVICE_SECRET'],
    [{ ...service, FACE_SERVICE_SECRET: 'short' }, 'FACE_SERVICE_SECRET should have at least 32 characters'],
    [
      { ...production, ...service, FACE_SERVICE_URL: 'http://faces.example' },
      'FACE_SERVICE_URL should start with https:// in production',
    ],
  ])('refuse %o', (variables, problem) => {
    expect(problemsOf(variables)).toEqual([problem]);
  });
});
