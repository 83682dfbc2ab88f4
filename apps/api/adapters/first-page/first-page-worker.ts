import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Language, languages } from '@luwag/contract/language';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

type Prerender = {
  renderStart: (language: Language, settings: PublicSettings) => Promise<{ body: string }>;
};

const { file, settings } = workerData as { file: string; settings: PublicSettings };
const { renderStart } = (await import(pathToFileURL(file).href)) as Prerender;
const bodies = new Map<Language, string>();
for (const language of languages) bodies.set(language, (await renderStart(language, settings)).body);
parentPort?.postMessage(bodies, []);
