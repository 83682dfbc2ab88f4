import { isDeepStrictEqual } from 'node:util';
import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { errorTable } from '@luwag/contract/errors';
import { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import { defaultPayoutTimes } from '../../apps/api/ports/payout-times.ts';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import type { Context } from '../../apps/api/use-cases/context.ts';
import type { Outcome } from '../../apps/api/use-cases/write.ts';
import { type Borrower, openBorrower } from './borrower.ts';
import { type FaultKind, type FaultTally, noteFault } from './faults.ts';
import { type JobAtWork, workOf } from './jobs.ts';
import { portOf } from './port-of.ts';
import { Rails } from './rails.ts';
import { watchedPayouts } from './watched-payouts.ts';
import { Scheduler, type ServerName, serverNames, type Task } from './scheduler.ts';
import { canonicalJson } from './canonical-json.ts';
import type { KeptJob, StorePort, Stores } from './stores.ts';

/** What the use cases of a history may ask for. */
export type SimulatedContext = Pick<
  Context,
  | StorePort
  | 'personalData'
  | 'institutions'
  | 'products'
  | 'maintenance'
  | 'randomness'
  | 'sms'
  | 'payouts'
  | 'secondPayouts'
  | 'payoutTimes'
  | 'collections'
  | 'identity'
  | 'publicOrigin'
  | 'now'
  | 'lenderRules'
  | 'supportMessageRepository'
  | 'waitlistEntries'
  | 'installBonus'
  | 'facebookBonus'
>;

/** One request of a borrower. It keeps its key until it was answered. */
export type Request = {
  about: string;
  key: string;
  work: (context: SimulatedContext) => Promise<Outcome<unknown>>;
};

/** What the provider will tell, or has told and may tell again. */
export type TrueEvent = {
  eventId: string;
  body: string;
  toldAt: number | null;
  /** Of an event that does not come: the reference of its payment, which the product has to ask about. */
  lostFor?: string | null;
};

const identity: Context['identity'] = {
  productName: 'Luwag',
  corporateName: 'Sample Lending Inc.',
  secRegistrationNumber: 'CS000000000',
  certificateOfAuthorityNumber: '0000',
  hotLine: '0',
  serviceEmail: 'help@luwag.example',
  website: 'luwag.example',
  address: 'Manila',
  grievanceOfficer: 'Sample Officer',
  grievanceEmail: 'grievance@luwag.example',
};

/** A Saturday at noon in Manila. */
const beginsAt = Date.UTC(2026, 10, 21, 4);

/** Everything that one history has: its time, its money outside, its servers, and what was promised to whom. */
export class World {
  readonly numbers: SeededNumbers;
  readonly clock = { at: beginsAt };
  readonly scheduler: Scheduler;
  readonly rails: Rails;
  readonly story: string[] = [];
  borrowers: Borrower[] = [];
  jobs: JobAtWork[] = [];
  events: TrueEvent[] = [];
  /** Answers that borrowers have had, by the key they asked with. */
  answers = new Map<string, { request: Request; answer: unknown }>();
  unanswered: Request[] = [];
  /** What borrowers handed back at the lender's desk, by the number it was taken under. */
  readonly handedBack = new Map<string, number>();
  /** Payouts that were seen to wait, with the reason. */
  readonly held = new Set<string>();
  /** Orders and requests that a restored database no longer knows. */
  readonly lostReferences = new Set<string>();
  backup: { at: number; jobs: readonly JobAtWork[]; answers: World['answers'] } | null = null;
  private readonly context: SimulatedContext;
  private readonly ids: SeededNumbers;
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
    this.rails = new Rails(this.numbers, () => this.clock.at, onFault);
    this.context = {
      ...stores.ports,
      ...stores.steady,
      randomness: {
        uuid: () => this.id(4),
        orderedUuid: () => this.id(7),
        secret: () => `secret-${(this.idCount += 1)}`,
        digits: (length) => Array.from({ length }, () => String(this.ids.below(10))).join(''),
      },
      // No text message is part of a history.
      sms: { send: async () => [], report: async () => 'unknown' },
      payouts: watchedPayouts(this.rails.payoutProvider, stores.ports, this.bugs),
      secondPayouts: null,
      payoutTimes: defaultPayoutTimes,
      collections: this.rails.collections,
      identity,
      publicOrigin: 'https://luwag.example',
      now: () => this.clock.at,
      lenderRules: { makerOnlyLimits: defaultMakerOnlyLimits, leastOverdueDays: 90 },
      // No history has photos, bonuses or a waiting list.
      supportMessageRepository: portOf('supportMessageRepository', {}),
      waitlistEntries: portOf('waitlistEntries', {}),
      installBonus: { couponCentavos: 0, stepCentavos: 0 },
      facebookBonus: { stepCentavos: 0 },
    };
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
    return this.events.filter(({ toldAt, lostFor = null }) => toldAt === null && lostFor === null);
  }

  /** What did not come comes after all: the provider sends again what is named, or everything. */
  bringLost(reference: string | null = null): void {
    for (const event of this.events)
      if (reference === null || event.lostFor === reference) event.lostFor = null;
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

  /** Brings what was left in the outbox to the workers. */
  async relay(): Promise<void> {
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
    const { store, directory, providerEvents, payoutPauses, closes, suspense, payoutBalance, staff } =
      this.context;
    const { payouts, collections } = this.context;
    return {
      ...this.context,
      store: database(store),
      directory: database(directory),
      providerEvents: database(providerEvents),
      payoutPauses: database(payoutPauses),
      closes: database(closes),
      suspense: database(suspense),
      payoutBalance: database(payoutBalance),
      staff: database(staff),
      payouts: outside(payouts),
      collections: outside(collections),
    };
  }
}

const nameOf = ({ kind, payload }: KeptJob): string => `${kind} ${canonicalJson(payload)}`;

function isUnforeseen(error: unknown): error is Error {
  const isDeadlock = (error as { code?: string } | null)?.code === '40P01';
  return error instanceof Error && !(error instanceof Unavailable) && !isDeadlock;
}
