import type { SeededNumbers } from '@luwag/simulation/seeded-numbers';
import { Unavailable } from '../../apps/api/ports/unavailable.ts';
import type { FaultKind } from './faults.ts';

/*
 * Runs the work of several servers one call at a time, in an order that the seed draws. A call is what work asks of the database
 * or of a provider. Before and after each one a server may end, or the call may fail.
 */

export type ServerName = 'north' | 'south';
export const serverNames = ['north', 'south'] as const satisfies readonly ServerName[];

/** One request or one job at work on a server. */
export type Task = {
  readonly server: ServerName;
  readonly name: string;
  /** Its calls wait until it is let go. */
  isPaused: boolean;
  /** Its server ended under it. */
  isLost: boolean;
  readonly onLost: () => void;
};

type Call = {
  task: Task;
  isDatabase: boolean;
  run: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** Of so many calls one goes wrong. */
const faultEvery = 14;

export class Scheduler {
  private calls: Call[] = [];
  private tasks: Task[] = [];
  /** From here on nothing goes wrong any more. */
  isCalm = false;

  private readonly numbers: SeededNumbers;
  private readonly onFault: (kind: FaultKind, about: string) => void;

  constructor(numbers: SeededNumbers, onFault: (kind: FaultKind, about: string) => void) {
    this.numbers = numbers;
    this.onFault = onFault;
  }

  get isIdle(): boolean {
    return this.calls.length === 0;
  }

  /** Begins work, and returns when it waits for its first call. A task that is lost never ends. */
  async begin(
    task: Pick<Task, 'server' | 'name' | 'onLost'>,
    work: (task: Task) => Promise<void>,
  ): Promise<Task> {
    const begun: Task = { ...task, isPaused: false, isLost: false };
    this.tasks.push(begun);
    const end = (): void => {
      this.tasks = this.tasks.filter((one) => one !== begun);
    };
    void work(begun).then(end, end);
    await settled();
    return begun;
  }

  /** A port whose calls wait for their turn. */
  turns<Port extends object>(port: Port, task: Task, isDatabase: boolean): Port {
    return new Proxy(port, {
      get: (target, key, receiver) => {
        const value: unknown = Reflect.get(target, key, receiver);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) =>
          new Promise((resolve, reject) => {
            this.calls.push({ task, isDatabase, run: callOf(value, target, values), resolve, reject });
          });
      },
    });
  }

  /** Does one call, of the task that the seed draws. False: every task is paused, or there is none. */
  async step(): Promise<boolean> {
    const ready = this.calls.filter(({ task }) => !task.isPaused);
    const call = ready[this.numbers.below(Math.max(1, ready.length))];
    if (call === undefined) return false;
    this.calls = this.calls.filter((one) => one !== call);
    if (this.isCalm || this.numbers.below(faultEvery) > 0) await this.answer(call);
    else await this.fail(call);
    await settled();
    return true;
  }

  /** Ends a server: what it was doing is lost, wherever it stood. */
  crash(server: ServerName): void {
    this.calls = this.calls.filter(({ task }) => task.server !== server);
    const lost = this.tasks.filter((task) => task.server === server);
    this.tasks = this.tasks.filter((task) => task.server !== server);
    for (const task of lost) {
      task.isLost = true;
      task.onLost();
    }
  }

  /** Holds one task where it stands, as a process that the machine has stopped. Null: none is at work. */
  pauseOne(fits: (task: Task) => boolean): Task | null {
    const atWork = this.calls.map(({ task }) => task).filter((task) => !task.isPaused && fits(task));
    const task = atWork[this.numbers.below(Math.max(1, atWork.length))] ?? null;
    if (task !== null) task.isPaused = true;
    return task;
  }

  letAllGo(): void {
    for (const { task } of this.calls) task.isPaused = false;
  }

  private async answer({ run, resolve, reject }: Call): Promise<void> {
    await run().then(resolve, reject);
  }

  private async fail(call: Call): Promise<void> {
    const { task, isDatabase, run, reject } = call;
    switch (this.numbers.below(isDatabase ? 5 : 2)) {
      case 0:
        this.onFault('server crashes before a call', task.name);
        this.crash(task.server);
        return;
      case 1:
        this.onFault('server crashes after a call', task.name);
        await run().catch(() => undefined);
        this.crash(task.server);
        return;
      case 2:
        this.onFault('database is away before a call', task.name);
        reject(new Unavailable('the database is away'));
        return;
      case 3:
        this.onFault('connection is cut after the commit', task.name);
        await run().catch(() => undefined);
        reject(new Unavailable('the connection was cut'));
        return;
      default:
        this.onFault('deadlock', task.name);
        reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    }
  }
}

/** Everything that follows from the last answer has happened, up to the next calls. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function callOf(method: Function, port: object, values: readonly unknown[]): () => Promise<unknown> {
  return async () => Reflect.apply(method, port, values) as unknown;
}
