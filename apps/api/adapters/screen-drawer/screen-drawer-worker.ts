import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing, ScreenToDraw } from '@luwag/contract/drawn-screen';

type Prerender = { drawScreen: (screen: ScreenToDraw) => Promise<Drawing> };

const { file } = workerData as { file: string };
const { drawScreen } = (await import(pathToFileURL(file).href)) as Prerender;
parentPort?.on('message', (screen: ScreenToDraw) => {
  // A screen that cannot be drawn here is drawn on the phone, as it would be without this.
  void drawScreen(screen)
    .catch(() => null)
    .then((drawing) => parentPort?.postMessage(drawing, []));
});
parentPort?.postMessage('ready', []);
