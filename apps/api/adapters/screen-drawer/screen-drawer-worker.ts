import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing, ScreenToDraw } from '@luwag/contract/drawn-screen';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

type Prerender = {
  drawScreen: (screen: ScreenToDraw) => Promise<Drawing>;
  practiseScreens: (settings: PublicSettings) => Promise<void>;
};
export type DrawerThreadData = { file: string; settings: PublicSettings };

const { file, settings } = workerData as DrawerThreadData;
const { drawScreen, practiseScreens } = (await import(pathToFileURL(file).href)) as Prerender;
parentPort?.on('message', (screen: ScreenToDraw) => {
  // A screen that cannot be drawn here is drawn on the phone, as it would be without this.
  void drawScreen(screen)
    .catch(() => null)
    .then((drawing) => parentPort?.postMessage(drawing, []));
});
parentPort?.postMessage('ready', []);
// What could not be practised is brought when it is drawn.
await practiseScreens(settings).catch(() => undefined);
