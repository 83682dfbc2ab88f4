import { Unavailable } from '../../ports/unavailable.ts';

export type ThreadOptions<Thread> = {
  /** Brings the thread; `onLost` is to be called when it ends by itself. */
  start: (onLost: () => void) => Promise<Thread>;
  end: (thread: Thread) => Promise<unknown>;
  /** What it is called where it could not be had. */
  name: string;
  /** A task that takes longer ends the thread. */
  mostMs: number;
  /** The thread is let go, with its memory, when nobody asked for this long. */
  idleMs: number;
  /** Whether it takes several tasks at the same time. */
  isShared?: boolean;
};

/**
 * A thread that takes much memory and a while to start: brought when first asked, kept while there is work, let go
 * afterwards. One task at a time, unless it is shared. What goes wrong with it raises Unavailable, and the next task gets a new one.
 */
export function keptWhileUsed<Thread>(options: ThreadOptions<Thread>) {
  let held: Promise<Thread> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const letGo = (which: Promise<Thread> | null): void => {
    if (which === null || held !== which) return;
    held = null;
    which.then(options.end).catch(() => undefined);
  };
  const bring = (): Promise<Thread> => {
    if (held !== null) return held;
    const brought = options.start(() => letGo(brought));
    held = brought;
    return brought;
  };

  const letGoWhenIdle = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => letGo(held), options.idleMs).unref();
  };
  const carryOut = async <Answer>(task: (thread: Thread) => Promise<Answer>): Promise<Answer> => {
    clearTimeout(idle);
    const thread = bring();
    try {
      return await withinLimit(options, thread.then(task));
    } catch (error) {
      letGo(thread);
      throw error instanceof Unavailable
        ? error
        : new Unavailable(`${options.name} failed`, { cause: error });
    } finally {
      letGoWhenIdle();
    }
  };
  return {
    /** Brings the thread before it is asked, so that the first task does not wait for it. */
    prepare: (): void => {
      if (held !== null) return;
      const brought = bring();
      // The caller gets the error, and the next call gets a new thread.
      brought.catch(() => letGo(brought));
      letGoWhenIdle();
    },
    ask: <Answer>(task: (thread: Thread) => Promise<Answer>): Promise<Answer> => {
      const answer = options.isShared === true ? carryOut(task) : last.then(() => carryOut(task));
      // What was answered is not for this to keep.
      last = Promise.allSettled([last, answer]).then(() => undefined);
      return answer;
    },
    /** Ends the thread after what was asked of it. */
    stop: async (): Promise<void> => {
      await last;
      clearTimeout(idle);
      const thread = held;
      held = null;
      if (thread !== null) await thread.then(options.end).catch(() => undefined);
    },
  };
}

function withinLimit<Answer>(
  { name, mostMs }: Pick<ThreadOptions<never>, 'name' | 'mostMs'>,
  work: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Unavailable(`${name} did not answer in time`)), mostMs);
    work
      .then(resolve, reject)
      .finally(() => clearTimeout(late))
      .catch(() => undefined);
  });
}
