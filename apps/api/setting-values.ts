import * as v from 'valibot';

/* How each kind of setting is written in the environment. A message starts with 'should' and names no value. */

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'should be true or false'),
  v.transform((word) => word === 'true'),
);
export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'should be an origin such as https://example.ph',
  ),
);
/** Where events may be sent. */
export const eventVariables = { EVENTS_TO_OWN_MACHINE: v.optional(flag) };

/** A server of production calls no machine of its own network for what staff typed. */
export function eventProblems(
  environment: { EVENTS_TO_OWN_MACHINE?: boolean | undefined },
  isProduction: boolean,
): string[] {
  return isProduction && environment.EVENTS_TO_OWN_MACHINE === true
    ? ['EVENTS_TO_OWN_MACHINE is for the sandbox alone']
    : [];
}

const databaseAddress = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'should start with postgres://'));
/** Where the database is, and how it is spoken to. */
export const databaseVariables = {
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_APP_URL: v.optional(databaseAddress),
  DATABASE_JOBS_URL: v.optional(databaseAddress),
  DATABASE_DIRECT_URL: v.optional(databaseAddress),
  PREPARED_STATEMENTS: v.optional(flag, 'true'),
};
export const measure = v.pipe(
  v.string(),
  v.regex(/^[01](\.\d{1,3})?$/, 'should be a number between 0 and 2, such as 0.45'),
  v.transform(Number),
  v.check((value) => value > 0, 'should be above zero'),
);
export const wholeNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'should be a whole number'),
    v.transform(Number),
    v.maxValue(most, `should be at most ${most}`),
  );
export const words = v.pipe(v.string(), v.maxLength(200, 'should have at most 200 characters'));

const codesPerDay = v.pipe(wholeNumber(999_999), v.minValue(1, 'should be at least 1'));

/** Codes by SMS: how long they are, and how many go out. */
export const codeVariables = {
  CODE_DIGITS: v.optional(v.picklist(['4', '6'], 'should be 4 or 6'), '4'),
  CODES_PER_DAY: v.optional(codesPerDay, '10000'),
  CODES_PER_ADDRESS_PER_DAY: v.optional(codesPerDay, '1000'),
};
type CodeEnvironment = { CODE_DIGITS: '4' | '6'; CODES_PER_DAY: number; CODES_PER_ADDRESS_PER_DAY: number };

export function loginLimitsFrom(environment: CodeEnvironment) {
  return {
    codeLength: environment.CODE_DIGITS === '6' ? (6 as const) : (4 as const),
    dailySendBudget: environment.CODES_PER_DAY,
    sendsPerAddressDay: environment.CODES_PER_ADDRESS_PER_DAY,
  };
}

const minutes = v.pipe(wholeNumber(100_000), v.minValue(1, 'should be at least 1'));

/** How long a payout may take, as the environment says it, in minutes. */
export const payoutVariables = {
  PAYOUT_QUIET_MINUTES: v.optional(minutes, '15'),
  PAYOUT_ASK_AGAIN_MINUTES: v.optional(minutes, '5'),
  PAYOUT_OVERDUE_MINUTES: v.optional(minutes, '120'),
};
type PayoutEnvironment = Readonly<Record<keyof typeof payoutVariables, number>>;

/** The same in milliseconds. */
export function payoutTimesFrom(environment: PayoutEnvironment) {
  const minuteMs = 60_000;
  return {
    quietMs: environment.PAYOUT_QUIET_MINUTES * minuteMs,
    askAgainMs: environment.PAYOUT_ASK_AGAIN_MINUTES * minuteMs,
    overdueMs: environment.PAYOUT_OVERDUE_MINUTES * minuteMs,
  };
}

/** Where the key is kept that seals the file of keys. */
export const keyVariables = {
  KEYS_KMS: v.optional(v.picklist(['file', 'aws'], 'should be file or aws'), 'file'),
  KEYS_KMS_KEY_ID: v.optional(words),
  KEYS_KMS_ENDPOINT: v.optional(origin),
  AWS_REGION: v.optional(words),
  AWS_ACCESS_KEY_ID: v.optional(words),
  AWS_SECRET_ACCESS_KEY: v.optional(words),
  AWS_SESSION_TOKEN: v.optional(v.string()),
};
const neededForAws = ['KEYS_KMS_KEY_ID', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
type KeyEnvironment = { KEYS_KMS: 'file' | 'aws' } & {
  [Name in Exclude<keyof typeof keyVariables, 'KEYS_KMS'>]?: string | undefined;
};

export function keyProblems(environment: KeyEnvironment): string[] {
  if (environment.KEYS_KMS === 'file') return [];
  return neededForAws
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name} is required with KEYS_KMS=aws`);
}

/** The key of the key service; null: the file of keys stands as it is. */
export function keysKmsFrom(environment: KeyEnvironment) {
  const { KEYS_KMS_KEY_ID: keyId, AWS_REGION: region, AWS_SESSION_TOKEN: sessionToken } = environment;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (environment.KEYS_KMS === 'file' || !keyId || !region || !accessKeyId || !secretAccessKey) return null;
  const endpoint = environment.KEYS_KMS_ENDPOINT ?? `https://kms.${region}.amazonaws.com`;
  const session = sessionToken === undefined ? {} : { sessionToken };
  return { keyId, region, endpoint, accessKeyId, secretAccessKey, ...session };
}

/** What is told of the product while it runs, and where. */
export const observationVariables = {
  SMS_CENTAVOS: v.optional(wholeNumber(10_000), '50'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'should be an address such as http://localhost:4318',
      ),
    ),
  ),
};
type ObservationEnvironment = { SMS_CENTAVOS: number; OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined };

export function observationFrom(environment: ObservationEnvironment) {
  return {
    smsCentavos: environment.SMS_CENTAVOS,
    traceCollector: environment.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
  };
}
