import { isDeepStrictEqual } from 'node:util';
import { errorTable } from '@luwag/contract/errors';
import { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import { isMovedReference } from '../../apps/api/use-cases/payout/second-provider.ts';
import type { Outcome } from '../../apps/api/use-cases/write.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { ByHand } from './by-hand.ts';
import { type FaultKind, type FaultTally, noteFault } from './faults.ts';
import { type JobAtWork, workOf } from './jobs.ts';
import { PayoutRails } from './payout-rails.ts';
import { providerListsOf } from './provider-lists.ts';
import { Rails, railsName, secondName } from './rails.ts';
import { openContext, type SimulatedContext } from './simulated-context.ts';
import { watchedPayouts } from './watched-payouts.ts';
import { Scheduler, type ServerName, serverNames, type Task } from './scheduler.ts';
import { canonicalJson } from './canonical-json.ts';
import type { KeptJob, Stores } from './stores.ts';

/** One request of a borrower. It keeps its key until it was answered. */
export type Request = {
  about: string;
  key: string;
  work: (context: SimulatedContext) => Promise<Outcome<unknown>>;
};

/** What the provider will tell, or has told and may tell again. */
export type TrueEvent = {
  eventId: string;
  /** Who tells it. */
  provider: string;
  body: string;
  toldAt: number | null;
  /** Of an event that does not come: the reference of its payment, which the product has to ask about. */
  lostFor?: string | null;
  /** Of an event that never comes: what it is about. */
  neverTold?: string;
};

/** A Saturday at noon in Manila. */
const beginsAt = Date.UTC(2026, 10, 21, 4);

/** Everything that one history has: its time, its money outside, its servers, and what was promised to whom. */
export class World {
  readonly numbers: SeededNumbers;
  readonly clock = { at: beginsAt };
  readonly scheduler: Scheduler;
  readonly rails: Rails;
  /** The providers of payouts, in the order in which they are asked; some lenders have one only. */
  readonly payers: readonly [PayoutRails, ...PayoutRails[]];
  readonly story: string[] = [];
  borrowers: Borrower[] = [];
  jobs: JobAtWork[] = [];
  events: TrueEvent[] = [];
  /** Answers that borrowers have had, by the key they asked with. */
  answers = new Map<string, { request: Request; answer: unknown }>();
  unanswered: Request[] = [];
  /** What borrowers handed back at the lender's desk, by the number it was taken under. */
  readonly handedBack = new Map<string, number>();
  readonly byHand = new ByHand();
  /** What was seen of payouts and loans, each told once. */
  readonly noted = new Set<string>();
  /** Breaks that were open at the last look. */
  breaks: ReadonlySet<string> = new Set();
  /** Orders and requests that a restored database no longer knows. */
  readonly lostReferences = new Set<string>();
  backup: { at: number; jobs: readonly JobAtWork[]; answers: World['answers'] } | null = null;
  private readonly context: SimulatedContext;
  private readonly ids: SeededNumbers;
  /** How much was written when the outbox was last emptied. */
  private relayedAt = -1;
  private idCount = 0;

  readonly stores: Stores;
  private readonly tally: FaultTally;

  constructor(seed: number, stores: Stores, tally: FaultTally) {
    this.stores = stores;
    this.tally = tally;

    this.numbers = new SeededNumbers(seed);
    this.ids = new SeededNumbers(~seed);
    const onFault = (kind: FaultKind, about: string): void => this.fault(kind, about);
    this.scheduler = new Scheduler(this.numbers, onFault);
    const now = (): number => this.clock.at;
    this.rails = new Rails(this.numbers, now, onFault);
    const payerOf = (provider: string, isSecond: boolean): PayoutRails =>
      new PayoutRails({ provider, isSecond, numbers: this.numbers, now, onFault });
    const second = this.numbers.below(3) > 0 ? payerOf(secondName, true) : null;
    this.payers = [payerOf(railsName, false), ...(second === null ? [] : [second])];
    const watched = (payer: PayoutRails) =>
      watchedPayouts(payer.port(), {
        ports: stores.ports,
        payers: this.payers,
        bugs: this.bugs,
        onOrder: (provider, reference) => this.noteOrder(provider, reference),
      });
    this.context = openContext({
      stores,
      rails: this.rails,
      payouts: watched(this.payers[0]),
      secondPayouts: second === null ? null : watched(second),
      providerLists: providerListsOf({ rails: this.rails, payers: this.payers, now, onFault }),
      randomness: {
        uuid: () => this.id(4),
        orderedUuid: () => this.id(7),
        secret: () => `secret-${(this.idCount += 1)}`,
        digits: (length) => Array.from({ length }, () => String(this.ids.below(10))).join(''),
      },
      now,
    });
  }

  /** Which of two ways led an order to the second provider. */
  private noteOrder(provider: string, reference: string): void {
    if (provider !== secondName) return;
    this.fault(
      isMovedReference(reference)
        ? 'second provider is asked after a definite no'
        : 'second provider is asked since the first has no money',
      reference,
    );
  }

  async begin(): Promise<void> {
    await this.stores.empty();
    for (const name of ['Ana', 'Ben']) this.borrowers.push(await openBorrower(this.context, name));
  }

  /** Without turns and faults, for looking on from outside. */
  get outside(): SimulatedContext {
    return this.context;
  }

  id(version: 4 | 7): string {
    this.idCount += 1;
    // The count leads, as time does in an id that is in order.
    const count = this.idCount.toString(16).padStart(8, '0');
    return `${count}-0000-${version}000-8000-000000000000`;
  }

  tell(line: string): void {
    this.story.push(`${new Date(this.clock.at).toISOString().slice(0, 19)} ${line}`);
  }

  fault(kind: FaultKind, about = ''): void {
    noteFault(this.tally, kind);
    this.tell(`  FAULT ${kind} ${about}`);
  }

  /** Events that will come and have not come yet. */
  get untold(): readonly TrueEvent[] {
    return this.events.filter(
      ({ toldAt, lostFor = null, neverTold }) =>
        toldAt === null && lostFor === null && neverTold === undefined,
    );
  }

  /** What did not come comes after all: the provider sends again what is named, or everything. */
  bringLost(reference: string | null = null): void {
    for (const event of this.events)
      if (reference === null || event.lostFor === reference) event.lostFor = null;
  }

  /** Whether something became of a payout or a payment that no event tells of. */
  isNeverTold(subject: string): boolean {
    return this.events.some(({ neverTold }) => neverTold === subject);
  }

  server(): ServerName {
    return serverNames[this.numbers.below(serverNames.length)] ?? 'north';
  }

  /** A borrower's request, as it comes to a server. Without an answer the borrower asks again later. */
  async ask(request: Request, server = this.server()): Promise<void> {
    const unanswered = (): void => void this.unanswered.push(request);
    this.tell(`${request.about} (${server})`);
    await this.scheduler.begin({ server, name: request.about, onLost: unanswered }, async (task) => {
      try {
        const outcome = await request.work(this.contextOf(task));
        if (!task.isLost) this.answered(request, outcome);
      } catch (error) {
        if (task.isLost) return;
        this.noteBug(error);
        unanswered();
      }
    });
  }

  private answered(request: Request, outcome: Outcome<unknown>): void {
    if (!outcome.ok) {
      if (errorTable[outcome.code].isRetryable) this.unanswered.push(request);
      this.tell(`  refused: ${request.about}: ${outcome.code}`);
      return;
    }
    const answer = outcome.value;
    const before = this.answers.get(request.key);
    if (before !== undefined && !isDeepStrictEqual(before.answer, answer))
      throw new Error(`I11 one key has two answers: ${request.about}`);
    this.answers.set(request.key, { request, answer });
  }

  /** Brings what was left in the outbox to the workers, where anything was written since. */
  async relay(): Promise<void> {
    const writes = this.stores.writes();
    if (this.relayedAt === writes) return;
    this.relayedAt = writes;
    const taken = await this.stores.takeJobs();
    // Jobs that were left together have no order among themselves, so one is given to them.
    for (const { kind, payload, afterMs } of taken.toSorted((one, other) =>
      nameOf(one) < nameOf(other) ? -1 : 1,
    )) {
      this.jobs.push({
        jobId: (this.idCount += 1),
        kind,
        payload,
        readyAt: this.clock.at + afterMs,
        tries: 0,
        isTaken: false,
      });
    }
  }

  /** A worker takes a job. It is done again where it gave no answer or a passing one. */
  async work(job: JobAtWork, server = this.server()): Promise<void> {
    const again = (): void => {
      job.isTaken = false;
      job.tries += 1;
      job.readyAt = this.clock.at + 60_000 * job.tries;
    };
    job.isTaken = true;
    const name = `job ${job.kind} ${job.jobId}`;
    this.tell(`${name} (${server})`);
    await this.scheduler.begin({ server, name, onLost: again }, async (task) => {
      try {
        const outcome = await workOf(this.contextOf(task), job);
        if (task.isLost) return;
        if (!outcome.ok) this.tell(`  ${name}: ${outcome.code}`);
        if (!outcome.ok && errorTable[outcome.code].isRetryable) again();
        else this.jobs = this.jobs.filter((one) => one !== job);
      } catch (error) {
        if (task.isLost) return;
        this.noteBug(error);
        again();
      }
    });
  }

  /** Errors of the product that no fault explains: an assertion, or a rule of the database that stopped it. */
  readonly bugs: Error[] = [];

  private noteBug(error: unknown): void {
    if (isUnforeseen(error)) this.bugs.push(error);
  }

  /** Work of every minute. */
  async run(about: string, work: (context: SimulatedContext) => Promise<unknown>): Promise<void> {
    const server = this.server();
    this.tell(`${about} (${server})`);
    await this.scheduler.begin({ server, name: about, onLost: () => undefined }, async (task) => {
      await work(this.contextOf(task)).catch((error: unknown) => this.noteBug(error));
    });
  }

  private contextOf(task: Task): SimulatedContext {
    const database = <Port extends object>(port: Port): Port => this.scheduler.turns(port, task, true);
    const outside = <Port extends object>(port: Port): Port => this.scheduler.turns(port, task, false);
    const { payouts, secondPayouts, collections, providerLists } = this.context;
    return {
      ...this.context,
      store: database(this.context.store),
      directory: database(this.context.directory),
      providerEvents: database(this.context.providerEvents),
      payoutPauses: database(this.context.payoutPauses),
      closes: database(this.context.closes),
      suspense: database(this.context.suspense),
      lenderSteps: database(this.context.lenderSteps),
      payoutBalance: database(this.context.payoutBalance),
      staff: database(this.context.staff),
      reconciliation: database(this.context.reconciliation),
      settlementFiles: database(this.context.settlementFiles),
      takenBackRows: database(this.context.takenBackRows),
      coherence: database(this.context.coherence),
      loanFeed: database(this.context.loanFeed),
      payouts: outside(payouts),
      secondPayouts: secondPayouts === null ? null : outside(secondPayouts),
      collections: outside(collections),
      providerLists: providerLists.map(outside),
    };
  }
}

const nameOf = ({ kind, payload }: KeptJob): string => `${kind} ${canonicalJson(payload)}`;

function isUnforeseen(error: unknown): error is Error {
  const isDeadlock = (error as { code?: string } | null)?.code === '40P01';
  return error instanceof Error && !(error instanceof Unavailable) && !isDeadlock;
}
