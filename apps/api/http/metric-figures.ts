import { Gauge, type Registry } from 'prom-client';
import type { OperationFigures } from '../ports/operation-figures.ts';
import type { Settings } from '../settings.ts';
import { closeLateness } from '../use-cases/close-of-business/close-lateness.ts';
import type { LoginBudgets } from '../use-cases/session/login-budgets.ts';

export type StuckWork = Record<
  'overduePayouts' | 'payoutsInQuestion' | 'failedRefunds' | 'troubledJobs' | 'unrelayedJobs',
  number
>;

/** Where the figures come from. One that fails leaves its figures as they were. */
export type FigureSources = {
  /** The last close of business whose charges are all posted. */
  lastClose: () => Promise<{
    businessOn: string;
    accruedAt: number | null;
    loans: number;
    entries: number;
  } | null>;
  loginBudgets: () => Promise<LoginBudgets>;
  /** How much stands still and waits for a person. */
  stuckWork: () => Promise<StuckWork>;
  /** Seconds since the work of every minute last got on, and since all of it was done, on any server. */
  everyMinuteAges: () => Promise<{ step: number; done: number }>;
  operationFigures: () => Promise<OperationFigures>;
  now: () => number;
};

type Read = () => Promise<void>;

/** What brings each figure up to date, before each scrape. */
export function readersOf(
  registry: Registry,
  sources: FigureSources,
  settings: Pick<Settings, 'smsCentavos'>,
): readonly Read[] {
  const figures = gauges(registry);
  return [
    reader(sources.lastClose, closeFigures(figures, sources.now)),
    reader(sources.loginBudgets, loginFigures(figures)),
    reader(sources.everyMinuteAges, workFigures(figures)),
    reader(sources.stuckWork, stuckFigures(figures)),
    reader(sources.operationFigures, operationFigures(figures, settings)),
  ];
}

function reader<T>(ask: () => Promise<T>, set: (value: NonNullable<T>) => void): Read {
  return async () => {
    const value = await ask().catch(() => null);
    if (value !== null && value !== undefined) set(value);
  };
}

type Gauges = ReturnType<typeof gauges>;
type Row = { label: string; value: number };

function gauges(registry: Registry) {
  return {
    one: (name: string, help: string): ((value: number | null) => void) => {
      const gauge = new Gauge({ name, help, registers: [registry] });
      // A figure that is not known is not told, rather than told as 0.
      gauge.remove();
      return (value) => (value === null ? gauge.remove() : gauge.set(value));
    },
    /** One figure for each value of a label, as many as there are now. */
    each: (name: string, label: string, help: string): ((rows: readonly Row[]) => void) => {
      const gauge = new Gauge({ name, help, labelNames: [label], registers: [registry] });
      return (rows) => {
        gauge.reset();
        for (const row of rows) gauge.set({ [label]: row.label }, row.value);
      };
    },
  };
}

/** Whether what time brings is done: due payouts, reminders, the close of business. */
function workFigures({ one }: Gauges): (ages: { step: number; done: number }) => void {
  const step = one(
    'every_minute_age_seconds',
    'Seconds since the work of every minute last got on, on any server',
  );
  const done = one(
    'every_minute_done_age_seconds',
    'Seconds since all work of a minute was done, without an error, on any server',
  );
  return (ages) => {
    step(ages.step);
    done(ages.done);
  };
}

/** What a lender sets an alarm on: money and work that do not get on by themselves. */
function stuckFigures({ one }: Gauges): (stuck: StuckWork) => void {
  const overdue = one('payouts_overdue', 'Payouts with no final answer for longer than the lender allows');
  const inQuestion = one('payouts_in_question', 'Loans of which a payout was paid after it had failed');
  const refunds = one('refunds_failed', 'Loans with credit whose last refund did not arrive or came back');
  const jobs = one('jobs_troubled', 'Jobs that failed many times or were given up');
  const unrelayed = one('outbox_waiting', 'Jobs that no server has brought to the job queue for 30 seconds');
  return (stuck) => {
    overdue(stuck.overduePayouts);
    inQuestion(stuck.payoutsInQuestion);
    refunds(stuck.failedRefunds);
    jobs(stuck.troubledJobs);
    unrelayed(stuck.unrelayedJobs);
  };
}

type Close = NonNullable<Awaited<ReturnType<FigureSources['lastClose']>>>;

function closeFigures({ one }: Gauges, now: () => number): (close: Close) => void {
  const finished = one(
    'close_of_business_timestamp_seconds',
    'When the last close of business had posted all charges',
  );
  const age = one('close_of_business_age_seconds', 'Seconds since then');
  const late = one(
    'close_of_business_late_seconds',
    'Seconds since the Manila day began whose close is missing',
  );
  const loans = one('close_of_business_loans', 'Loans brought forward by the last close');
  const entries = one('close_of_business_entries', 'Journal entries posted by the last close');
  return (close) => {
    const accruedAt = close.accruedAt ?? 0;
    finished(accruedAt / 1_000);
    age(Math.max(0, now() - accruedAt) / 1_000);
    late(closeLateness(close.businessOn, now()) / 1_000);
    loans(close.loans);
    entries(close.entries);
  };
}

/** What a lender sets an alarm on: strangers who spend its messages or try out codes. */
function loginFigures({ one }: Gauges): (used: LoginBudgets) => void {
  const codes = one('login_code_budget_used', "Part of the day's codes to unknown devices that is sent");
  const guesses = one(
    'login_guess_budget_used',
    "Part of the day's wrong guesses by unknown devices that is used",
  );
  return (used) => {
    codes(used.codes);
    guesses(used.wrongGuesses);
  };
}

function operationFigures(
  figures: Gauges,
  { smsCentavos }: Pick<Settings, 'smsCentavos'>,
): (read: OperationFigures) => void {
  const setMoney = moneyFigures(figures);
  const setQueues = queueFigures(figures);
  const setDatabase = databaseFigures(figures);
  const setReceivers = receiverFigures(figures);
  const codes = figures.one('codes_sent_today', 'Codes sent by SMS on this Manila day');
  const setTexts = textFigures(figures);
  const cost = figures.one('codes_cost_today_centavos', 'What these cost, by the price that the lender set');
  return (read) => {
    setMoney(read);
    setQueues(read);
    setDatabase(read);
    setReceivers(read);
    setTexts(read);
    codes(read.codesSent);
    cost(read.codesSent * smsCentavos);
  };
}

function textFigures({ each }: Gauges): (read: OperationFigures) => void {
  const sent = each('texts_sent_today', 'provider', 'Text messages on this Manila day, by provider');
  const dead = each('texts_undelivered_today', 'provider', 'Those of them that did not arrive');
  const cost = each(
    'texts_cost_today_centavos',
    'provider',
    'What they cost, by the prices that the lender set',
  );
  return ({ texts }) => {
    sent(texts.map((row) => ({ label: row.provider, value: row.sent })));
    dead(texts.map((row) => ({ label: row.provider, value: row.undelivered })));
    cost(texts.map((row) => ({ label: row.provider, value: row.costCentavos })));
  };
}

function moneyFigures({ one, each }: Gauges): (read: OperationFigures) => void {
  const waiting = each('payouts_waiting', 'state', 'Payouts with no final answer, by state');
  const oldest = each('payouts_oldest_seconds', 'state', 'Age of the oldest of them, by state');
  const held = each('payouts_held', 'reason', 'Payouts that wait to be sent, by what holds them');
  const balance = each(
    'payout_balance_centavos',
    'provider',
    'What a payout provider said last that it holds',
  );
  const balanceAge = each(
    'payout_balance_age_seconds',
    'provider',
    'Seconds since it said so, or since it was first asked',
  );
  const failed = one('payouts_failed_day', 'Payouts that failed within 24 hours');
  const paused = one('payouts_paused', '1 while payouts are held after a restore, else 0');
  const suspense = each('suspense_centavos', 'account', 'Money that is not settled, by account');
  const breaks = each(
    'reconciliation_breaks',
    'kind',
    'Open disagreements between the ledger, providers and settlement files, by kind',
  );
  const compared = one(
    'reconciliation_age_seconds',
    'Seconds since a day was last compared with each provider, and the books with themselves: the longest',
  );
  const imbalance = one(
    'ledger_imbalance_centavos',
    'How far the postings of the closed days are from zero; 0 where all is well',
  );
  return (read) => {
    waiting(read.waitingPayouts.map(({ status, count }) => ({ label: status, value: count })));
    oldest(read.waitingPayouts.map(({ status, oldestSeconds }) => ({ label: status, value: oldestSeconds })));
    held(read.heldPayouts.map(({ heldFor, count }) => ({ label: heldFor, value: count })));
    balance(
      read.payoutBalances.flatMap(({ provider, centavos }) =>
        centavos === null ? [] : [{ label: provider, value: centavos }],
      ),
    );
    balanceAge(
      read.payoutBalances.map(({ provider, ageSeconds }) => ({ label: provider, value: ageSeconds })),
    );
    failed(read.failedPayouts);
    paused(read.arePayoutsPaused ? 1 : 0);
    suspense(read.suspense.map(({ account, centavos }) => ({ label: account, value: centavos })));
    breaks(read.breaks.map(({ kind, count }) => ({ label: kind, value: count })));
    compared(read.comparedSecondsAgo);
    imbalance(read.ledgerImbalanceCentavos);
  };
}

function queueFigures({ one, each }: Gauges): (read: OperationFigures) => void {
  const ready = each('jobs_ready', 'kind', 'Jobs that a worker could do now, by kind');
  const oldest = each('jobs_oldest_seconds', 'kind', 'For how long the oldest of them has been ready');
  const depth = one('outbox_depth', 'Jobs in the outbox');
  const age = one('outbox_oldest_seconds', 'Age of the oldest of them; 0 where there is none');
  return (read) => {
    ready(read.readyJobs.map(({ kind, count }) => ({ label: kind, value: count })));
    oldest(read.readyJobs.map(({ kind, oldestSeconds }) => ({ label: kind, value: oldestSeconds })));
    depth(read.outbox.count);
    age(read.outbox.oldestSeconds);
  };
}

function receiverFigures({ each }: Gauges): (read: OperationFigures) => void {
  const waiting = each('events_waiting', 'receiver', 'Events of loans that wait to be sent, by receiver');
  const oldest = each('events_oldest_seconds', 'receiver', 'Age of the oldest of them');
  const failed = each('events_failed', 'receiver', 'Events that were given up, by receiver');
  return ({ receivers }) => {
    waiting(receivers.map((row) => ({ label: row.receiver, value: row.waiting })));
    oldest(receivers.map((row) => ({ label: row.receiver, value: row.oldestSeconds })));
    failed(receivers.map((row) => ({ label: row.receiver, value: row.failed })));
  };
}

function databaseFigures({ one, each }: Gauges): (read: OperationFigures) => void {
  const lag = each('standby_lag_seconds', 'standby', 'How far a standby database is behind, in time');
  const bytes = each('standby_lag_bytes', 'standby', 'How far a standby database is behind, in log');
  const archived = one(
    'wal_archive_age_seconds',
    "Seconds since the database's log was last archived, or was to be",
  );
  const failures = one('wal_archive_failures', 'Failed tries to archive since the counter was reset');
  const backup = one(
    'backup_age_seconds',
    'Seconds since the last base backup that script/backup finished, or since the database was set up',
  );
  return (read) => {
    lag(read.standbys.map(({ name, lagSeconds }) => ({ label: name, value: lagSeconds })));
    bytes(read.standbys.map(({ name, lagBytes }) => ({ label: name, value: lagBytes })));
    archived(read.archivedSecondsAgo);
    failures(read.archiveFailures);
    backup(read.backedUpSecondsAgo);
  };
}
