import { MessageChannel, type Worker } from 'node:worker_threads';
import type { ScreenAnswer, ScreenToRender } from '@luwag/contract/rendered-screen';
import type { AnswerScreen, PageRenderer, RenderedScreen } from '../../ports/page-renderer.ts';
import { keptWhileUsed } from '../side-threads/kept-while-used.ts';
import { startThread } from '../side-threads/start-thread.ts';
import type {
  QuestionAnswered,
  RendererThreadData,
  RenderOrder,
  RenderReport,
} from './page-renderer-worker.ts';

const threadFile = new URL('page-renderer-worker.ts', import.meta.url);
/** A thread that is still busy with one screen then is replaced. */
const mostMs = 2_000;
/** Nobody waits longer for a server-rendered page: the phone can render it too, though a slow one takes a second longer. */
const mostWaitMs = 600;
const mostWaiting = 16;
/** A lender's night is shorter: the first visit in the morning finds the thread there. */
const dayMs = 86_400_000;

/**
 * Server rendering of the app's screens, by the code that the build left in a file, on a thread of its own. Several screens
 * are rendered at the same time: while one waits for an answer, another goes on. The thread ends after an idle day.
 */
export function createPageRenderer(
  file: string,
): PageRenderer & { prepare: () => void; stop: () => Promise<void> } {
  const thread = keptWhileUsed<Worker>({
    name: 'server rendering',
    start: (onLost) => {
      const workerData: RendererThreadData = { file };
      // Its libraries read from here that nobody is developing them.
      const env = { NODE_ENV: 'production' };
      return startThread(threadFile, onLost, { workerData, env });
    },
    end: (worker) => worker.terminate(),
    mostMs,
    idleMs: dayMs,
    isShared: true,
  });
  let waiting = 0;
  const render = async (
    screen: ScreenToRender,
    answer: AnswerScreen,
    late: Promise<null>,
  ): Promise<RenderedScreen | null> => {
    if (waiting >= mostWaiting) return null;
    waiting += 1;
    try {
      return await thread.ask((worker) => renderedBy(worker, screen, answer, late));
    } catch {
      return null;
    } finally {
      waiting -= 1;
    }
  };
  return {
    render: (screen, answer) => {
      const late = nothingAfter(mostWaitMs);
      return Promise.race([render(screen, answer, late), late]);
    },
    prepare: thread.prepare,
    stop: thread.stop,
  };
}

function nothingAfter(limitMs: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), limitMs).unref();
  });
}

/** Nobody reads what ends late, so its open questions stay without an answer and the thread is free. */
function renderedBy(
  worker: Worker,
  screen: ScreenToRender,
  answer: AnswerScreen,
  late: Promise<null>,
): Promise<RenderedScreen | null> {
  const { port1, port2 } = new MessageChannel();
  const answers: ScreenAnswer[] = [];
  const reply = async (key: string): Promise<void> => {
    const found = await Promise.race([answer(key).catch(() => null), late]);
    if (found !== null) answers.push(found);
    port1.postMessage({ key, answer: found } satisfies QuestionAnswered, []);
  };
  return new Promise((resolve) => {
    port1.on('message', (report: RenderReport) => {
      if ('key' in report) void reply(report.key);
      else resolve(report.markup === null ? null : { markup: report.markup, answers });
    });
    // The thread ended, or has said all it had to say.
    port1.on('close', () => resolve(null));
    worker.postMessage({ screen, port: port2 } satisfies RenderOrder, [port2]);
  });
}
