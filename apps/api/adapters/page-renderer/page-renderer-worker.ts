import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ScreenAnswer, ScreenToRender } from '@luwag/contract/rendered-screen';

type Prerender = {
  loadScreens: () => Promise<void>;
  renderScreen: (
    screen: ScreenToRender,
    ask: (key: string) => Promise<ScreenAnswer | null>,
  ) => Promise<string>;
};
export type RendererThreadData = { file: string };
/** Each request comes with a port of its own, so that no answer reaches another request. */
export type RenderOrder = { screen: ScreenToRender; port: MessagePort };
/** A question, or the end: the HTML, or null where the screen cannot be rendered here. */
export type RenderReport = { key: string } | { markup: string | null };
export type QuestionAnswered = { key: string; answer: ScreenAnswer | null };

const { file } = workerData as RendererThreadData;
const { loadScreens, renderScreen } = (await import(pathToFileURL(file).href)) as Prerender;
// Read from the disk before the first visitor: that takes longer than rendering.
await loadScreens();
parentPort?.on('message', ({ screen, port }: RenderOrder) => void carryOut(screen, port));
parentPort?.postMessage('ready', []);

async function carryOut(screen: ScreenToRender, port: MessagePort): Promise<void> {
  const waiting = new Map<string, (answer: ScreenAnswer | null) => void>();
  port.on('message', ({ key, answer }: QuestionAnswered) => waiting.get(key)?.(answer));
  const ask = (key: string) =>
    new Promise<ScreenAnswer | null>((resolve) => {
      waiting.set(key, resolve);
      tell({ key });
    });
  const tell = (report: RenderReport) => port.postMessage(report, []);
  // A screen that cannot be rendered here is rendered on the phone, as it would be without this.
  tell({ markup: await renderScreen(screen, ask).catch(() => null) });
  port.close();
}
