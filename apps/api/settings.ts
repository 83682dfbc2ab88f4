import path from 'node:path';
import * as v from 'valibot';
import type { LegalIdentity } from './ports/legal-identity.ts';
import { faceCheckFrom, type FaceCheckSettings, faceEntries, faceProblems } from './face-settings.ts';
import { accountKeepingFrom, lenderRulesFrom, lenderVariables } from './lender-settings.ts';
import { identityEntries, identityFrom, identityNames } from './identity-settings.ts';
import {
  photoStoreEntries,
  photoStoreFrom,
  photoStoreProblems,
  type PhotoStoreSettings,
} from './photo-store-settings.ts';
import { StartRefused } from './ports/start-refused.ts';
import {
  providerEntries,
  providerProblems,
  type ProviderSettings,
  providersFrom,
} from './provider-settings.ts';
import {
  codeVariables,
  databaseVariables,
  eventProblems,
  eventVariables,
  flag,
  keyProblems,
  keysKmsFrom,
  keyVariables,
  loginLimitsFrom,
  observationFrom,
  observationVariables,
  origin,
  payoutTimesFrom,
  payoutVariables,
  wholeNumber,
  words,
} from './setting-values.ts';

export type Mode = 'sandbox' | 'production';

/** An account with the advertising service: which app, the secret that lets this server in, and the event of an application. */
export type AdjustSettings = { appToken: string; securityToken: string; applicationToken: string };

export type Settings = {
  mode: Mode;
  host: string;
  port: number;
  /** How many processes serve on that port; beyond one, another does the jobs. Null: one for each core. */
  processes: number | null;
  /** How many calls one process answers at the same time; the next is refused at once. */
  mostOpenCalls: number;
  /** Scheme, host and port under which people reach the product; no slash at the end. */
  publicOrigin: string;
  isHttps: boolean;
  dataFolder: string;
  /** Where sealed photos are kept; with servers on several machines, a bucket that each of them reaches. */
  photoStore: PhotoStoreSettings;
  /** The address of the database's owner, which no server of production takes. Null: the sandbox's own database in the data folder. */
  databaseUrl: string | null;
  /** The addresses of the roles that serve people and do the jobs. Null in the sandbox: they follow from the owner's. */
  databaseAppUrl: string | null;
  databaseJobsUrl: string | null;
  /** The address of the role that serves people without a pooler between, to listen on. Null: the same address. */
  databaseDirectUrl: string | null;
  /** False behind a pooler that gives each transaction another connection. */
  preparesStatements: boolean;
  identity: LegalIdentity;
  /** The file with the secrets that encrypt personal data and make it findable; the sandbox makes one. */
  keysFile: string;
  /** The key service whose key seals that file; null: it stands as it is. */
  keysKms: ReturnType<typeof keysKmsFrom>;
  /** Digits of a code, and codes per day to phones that were never here: what strangers make the lender spend on messages. */
  loginLimits: ReturnType<typeof loginLimitsFrom>;
  supportAndroid: boolean;
  /** Whether words on the borrowers' screens cannot be marked. */
  prohibitSelect: boolean;
  /** Where the API is reached in test and in production, as the borrowers' app holds it. */
  requestUrls: { test: string; prod: string };
  maritalStatusList: 'short' | 'long';
  /** Addresses whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** How selfies are looked at: by the models on this machine, by a service elsewhere, or only by persons. */
  faceCheck: FaceCheckSettings;
  /** After so long without use a session of staff ends. */
  staffIdleMinutes: number;
  /** For how long a server that is to end still answers, so that a proxy can notice. */
  drainSeconds: number;
  /** The lender's own rules for staff: what one of them may do alone, and when a loan may be written off. */
  lenderRules: ReturnType<typeof lenderRulesFrom>;
  /** For how long accounts are kept after they were last used. */
  accountKeeping: ReturnType<typeof accountKeepingFrom>;
  payoutTimes: ReturnType<typeof payoutTimesFrom>;
  /** The secret that lets a scraper read `/metrics` from elsewhere; null: only from this machine. */
  metricsToken: string | null;
  /** What one text message costs the lender. */
  smsCentavos: number;
  /** The OpenTelemetry collector that traces are sent to; null: there are none. */
  traceCollector: string | null;
  /** What opening the app from the home screen brings: a coupon, and a step of the limit. */
  installBonus: { couponCentavos: number; stepCentavos: number };
  /** By how much a Facebook username raises the limit; 0: not at all. */
  facebookBonus: { stepCentavos: number };
  /** Where advertisements are measured; null: nowhere. */
  adjust: AdjustSettings | null;
  /** Whether events are sent to receivers on this machine too. */
  areEventsSentToOwnMachine: boolean;
  /** Who carries money and text messages; null in the sandbox. */
  providers: ProviderSettings | null;
  /** Whether an empty sandbox is filled with invented borrowers in different states. */
  hasSandboxPeople: boolean;
  /** How many more borrowers with loans. */
  sandboxBook: number;
};

/** Raised at boot; names what is wrong and never shows a value, because values may be secret. */
export class SettingsRefused extends StartRefused {
  override name = 'SettingsRefused';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`the settings are refused: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

const environmentSchema = v.object({
  MODE: v.optional(v.picklist(['sandbox', 'production'], 'should be sandbox or production'), 'sandbox'),
  HOST: v.optional(v.string(), 'localhost'),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'should be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'should be a port number'),
    ),
    '3000',
  ),
  PROCESSES: v.optional(v.pipe(wholeNumber(64), v.minValue(1, 'should be at least 1'))),
  MOST_OPEN_CALLS: v.optional(v.pipe(wholeNumber(10_000), v.minValue(1, 'should be at least 1')), '256'),
  PUBLIC_ORIGIN: v.optional(origin),
  DATA_DIR: v.optional(v.string(), './data'),
  ...databaseVariables,
  KEYS_FILE: v.optional(v.string()),
  ...keyVariables,
  ...codeVariables,
  SUPPORT_ANDROID: v.optional(flag, 'false'),
  PROHIBIT_SELECT: v.optional(flag, 'false'),
  TEST_REQUEST_URL: v.optional(origin),
  PROD_REQUEST_URL: v.optional(origin),
  MARITAL_STATUS_LIST: v.optional(v.picklist(['short', 'long'], 'should be short or long'), 'long'),
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  SANDBOX_PEOPLE: v.optional(flag, 'true'),
  SANDBOX_BOOK: v.optional(wholeNumber(999_999), '0'),
  ...faceEntries,
  ...identityEntries,
  ...providerEntries,
  ...photoStoreEntries,
  ...lenderVariables,
  ...payoutVariables,
  ...eventVariables,
  INSTALL_COUPON_PESOS: v.optional(wholeNumber(1_000), '200'),
  INSTALL_STEP_PESOS: v.optional(wholeNumber(80_000), '1000'),
  FACEBOOK_STEP_PESOS: v.optional(wholeNumber(80_000), '500'),
  DRAIN_SECONDS: v.optional(wholeNumber(300)),
  STAFF_IDLE_MINUTES: v.optional(v.pipe(wholeNumber(720), v.minValue(1, 'should be at least 1')), '30'),
  ...observationVariables,
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'should have at least 32 characters'))),
  ADJUST_APP_TOKEN: v.optional(words),
  ADJUST_SECURITY_TOKEN: v.optional(words),
  ADJUST_APPLICATION_TOKEN: v.optional(words),
});
type Environment = v.InferOutput<typeof environmentSchema>;
export const settingNames: readonly string[] = Object.keys(environmentSchema.entries);

/** Reads the environment once, at boot. Everything wrong is told at once. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    throw new SettingsRefused(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${describe(issue)}`),
    );
  }
  const environment = parsed.output;
  const problems = environment.MODE === 'production' ? missingForProduction(environment) : [];
  problems.push(
    ...faceProblems(environment, environment.MODE === 'production'),
    ...photoStoreProblems(environment),
    ...adjustProblems(environment),
    ...providerProblems(environment, environment.MODE === 'production'),
    ...keyProblems(environment),
    ...eventProblems(environment, environment.MODE === 'production'),
  );
  if (problems.length > 0) throw new SettingsRefused(problems);
  return settingsFrom(environment);
}

const adjustVariables = ['ADJUST_APP_TOKEN', 'ADJUST_SECURITY_TOKEN', 'ADJUST_APPLICATION_TOKEN'] as const;

function adjustProblems(environment: Environment): string[] {
  const count = adjustVariables.filter((name) => environment[name] !== undefined).length;
  return count % adjustVariables.length === 0 ? [] : [`${adjustVariables.join(', ')} are needed together`];
}

function describe(issue: v.BaseIssue<unknown>): string {
  return issue.message.startsWith('should') ? issue.message : 'is not one of the values allowed';
}

function missingForProduction(environment: Environment): string[] {
  const required: readonly (keyof Environment)[] = [
    ...identityNames,
    'PUBLIC_ORIGIN',
    'KEYS_FILE',
    'DATABASE_APP_URL',
    'DATABASE_JOBS_URL',
  ];
  const problems = required
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name} is required in production`);
  if (environment.PUBLIC_ORIGIN?.startsWith('https://') === false) {
    problems.push('PUBLIC_ORIGIN should start with https:// in production');
  }
  return problems;
}

function settingsFrom(environment: Environment): Settings {
  const publicOrigin = environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`;
  const dataFolder = path.resolve(environment.DATA_DIR);
  return {
    mode: environment.MODE,
    host: environment.HOST,
    port: environment.PORT,
    processes: environment.PROCESSES ?? (environment.MODE === 'production' ? null : 1),
    mostOpenCalls: environment.MOST_OPEN_CALLS,
    publicOrigin,
    isHttps: publicOrigin.startsWith('https://'),
    dataFolder,
    photoStore: photoStoreFrom(environment),
    areEventsSentToOwnMachine: environment.EVENTS_TO_OWN_MACHINE ?? environment.MODE === 'sandbox',
    databaseUrl: environment.DATABASE_URL ?? null,
    databaseAppUrl: environment.DATABASE_APP_URL ?? null,
    databaseJobsUrl: environment.DATABASE_JOBS_URL ?? null,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? null,
    preparesStatements: environment.PREPARED_STATEMENTS,
    identity: identityFrom(environment),
    keysFile: path.resolve(environment.KEYS_FILE ?? path.join(dataFolder, 'keys.json')),
    keysKms: keysKmsFrom(environment),
    loginLimits: loginLimitsFrom(environment),
    supportAndroid: environment.SUPPORT_ANDROID,
    prohibitSelect: environment.PROHIBIT_SELECT,
    requestUrls: {
      test: environment.TEST_REQUEST_URL ?? publicOrigin,
      prod: environment.PROD_REQUEST_URL ?? publicOrigin,
    },
    maritalStatusList: environment.MARITAL_STATUS_LIST,
    trustedProxies: environment.TRUSTED_PROXIES.split(',').flatMap((address) => address.trim() || []),
    logLevel: environment.LOG_LEVEL,
    faceCheck: faceCheckFrom(environment),
    lenderRules: lenderRulesFrom(environment),
    accountKeeping: accountKeepingFrom(environment),
    payoutTimes: payoutTimesFrom(environment),
    staffIdleMinutes: environment.STAFF_IDLE_MINUTES,
    drainSeconds: environment.DRAIN_SECONDS ?? (environment.MODE === 'production' ? 5 : 0),
    metricsToken: environment.METRICS_TOKEN ?? null,
    ...observationFrom(environment),
    installBonus: {
      couponCentavos: environment.INSTALL_COUPON_PESOS * 100,
      stepCentavos: environment.INSTALL_STEP_PESOS * 100,
    },
    facebookBonus: { stepCentavos: environment.FACEBOOK_STEP_PESOS * 100 },
    adjust: adjustFrom(environment),
    providers: providersFrom(environment),
    hasSandboxPeople: environment.SANDBOX_PEOPLE,
    sandboxBook: environment.SANDBOX_BOOK,
  };
}

function adjustFrom(environment: Environment): AdjustSettings | null {
  const [appToken, securityToken, applicationToken] = adjustVariables.map((name) => environment[name]);
  if (appToken === undefined || securityToken === undefined || applicationToken === undefined) return null;
  return { appToken, securityToken, applicationToken };
}
