import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import type { LoginBudgets } from '../use-cases/session/login-budgets.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { sendRefusal } from './refusal.ts';

export type StuckWork = Record<
  'overduePayouts' | 'payoutsInQuestion' | 'troubledJobs' | 'unrelayedJobs',
  number
>;

export type HealthOptions = {
  settings: Pick<Settings, 'metricsToken'>;
  /** Whether the database answers and has the newest schema. */
  isReady: () => Promise<boolean>;
  /** The last close of business whose charges are all posted. */
  lastClose: () => Promise<{ accruedAt: number | null; loans: number; entries: number } | null>;
  loginBudgets: () => Promise<LoginBudgets>;
  /** How much stands still and waits for a person. */
  stuckWork: () => Promise<StuckWork>;
  /** Seconds since the work of every minute last got on, on any server. */
  secondsSinceEveryMinute: () => Promise<number>;
};

/** After this time without the work of every minute, something is wrong with it. */
const mostSecondsWithoutEveryMinute = 180;

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: figures for the lender's own scraper. */
export function bindHealth(app: FastifyInstance, options: HealthOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const readFigures = [
    closeFigures(registry, options),
    loginFigures(registry, options),
    workFigures(registry, options),
    stuckFigures(registry, options),
  ];
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const reasons = await reasonsNotReady(options);
    reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.settings.metricsToken)) return sendRefusal(reply, 'forbidden');
    await Promise.all(readFigures.map((read) => read()));
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

async function reasonsNotReady(options: HealthOptions): Promise<readonly string[]> {
  if (!(await options.isReady().catch(() => false))) return ['the database does not answer'];
  const seconds = await options.secondsSinceEveryMinute().catch(() => 0);
  return seconds > mostSecondsWithoutEveryMinute ? ['the work of every minute does not get on'] : [];
}

/** Whether what time brings is done: due payouts, reminders, the close of business. */
function workFigures(registry: Registry, options: HealthOptions): () => Promise<void> {
  const age = gaugesOf(registry)(
    'every_minute_age_seconds',
    'Seconds since the work of every minute last got on, on any server',
  );
  return async () => {
    const seconds = await options.secondsSinceEveryMinute().catch(() => null);
    if (seconds !== null) age.set(seconds);
  };
}

/** What a lender sets an alarm on: money and work that do not get on by themselves. */
function stuckFigures(registry: Registry, { stuckWork }: HealthOptions): () => Promise<void> {
  const gauge = gaugesOf(registry);
  const overdue = gauge('payouts_overdue', 'Payouts with no final answer for longer than the lender allows');
  const inQuestion = gauge('payouts_in_question', 'Loans of which a payout was paid after it had failed');
  const jobs = gauge('jobs_troubled', 'Jobs that failed many times or were given up');
  const unrelayed = gauge(
    'outbox_waiting',
    'Jobs that no server has brought to the job queue for 30 seconds',
  );
  return async () => {
    const stuck = await stuckWork().catch(() => null);
    if (stuck === null) return;
    overdue.set(stuck.overduePayouts);
    inQuestion.set(stuck.payoutsInQuestion);
    jobs.set(stuck.troubledJobs);
    unrelayed.set(stuck.unrelayedJobs);
  };
}

const gaugesOf =
  (registry: Registry) =>
  (name: string, help: string): Gauge =>
    new Gauge({ name, help, registers: [registry] });

/** Figures of the last close, read anew before each scrape. */
function closeFigures(registry: Registry, { lastClose }: HealthOptions): () => Promise<void> {
  const gauge = gaugesOf(registry);
  const finished = gauge(
    'close_of_business_timestamp_seconds',
    'When the last close of business had posted all charges',
  );
  const loans = gauge('close_of_business_loans', 'Loans brought forward by the last close');
  const entries = gauge('close_of_business_entries', 'Journal entries posted by the last close');
  return async () => {
    const close = await lastClose().catch(() => null);
    if (close === null) return;
    finished.set((close.accruedAt ?? 0) / 1_000);
    loans.set(close.loans);
    entries.set(close.entries);
  };
}

/** What a lender sets an alarm on: strangers who spend its messages or try out codes. */
function loginFigures(registry: Registry, { loginBudgets }: HealthOptions): () => Promise<void> {
  const gauge = gaugesOf(registry);
  const codes = gauge('login_code_budget_used', "Part of the day's codes to unknown devices that is sent");
  const guesses = gauge(
    'login_guess_budget_used',
    "Part of the day's wrong guesses by unknown devices that is used",
  );
  return async () => {
    const used = await loginBudgets().catch(() => null);
    if (used === null) return;
    codes.set(used.codes);
    guesses.set(used.wrongGuesses);
  };
}
