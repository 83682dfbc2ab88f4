import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithBench } from './end-with-bench.ts';
import { phoneLetters } from './phone-letters.ts';

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * What a browser on a desk starts while the first page loads, and a phone does not: a process for the page after the next,
 * and the lists under the address bar, which are pages of their own.
 */
const besideThePage = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * A browser that is steered looks up the line of each error that is made and each file that is asked for, and reads a whole
 * program again for the first of them; a phone that nobody steers never does. With this it keeps lines from the beginning.
 */
const withLineNumbers = '--js-flags=--no-enable-lazy-source-positions';

export type MeasuringBrowser = { port: number; stop: () => Promise<void> };

/** The profile folder of a browser; its creator removes it. */
export function newProfile(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'luwag-bench-chromium-'));
}

export function removeProfile(profile: string): Promise<void> {
  return rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** As low as leaves a thread the processor whenever the page's thread does not want it. */
const besidePage = 5;

/** A phone has a processor each for the page's thread and for the browser around it. Where there are two for all, the page goes first. */
async function letPageGoFirst(browserId: number): Promise<void> {
  for (const thread of await readdir(`/proc/${browserId}/task`)) setPriority(Number(thread), besidePage);
}

/** A headless Chromium for a measuring program, with an empty profile or a kept one. */
export async function startMeasuringBrowser(keptProfile?: string): Promise<MeasuringBrowser> {
  const program = process.env['CHROMIUM'] ?? chromiumPaths.find((file) => existsSync(file));
  if (program === undefined) throw new Error('no Chromium: script/test installs it');
  const profile = keptProfile ?? (await newProfile());
  const browser = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-extensions',
      '--disable-sync',
      withLineNumbers,
      `--disable-features=${besideThePage.join(',')}`,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    {
      env: { ...process.env, XDG_DATA_HOME: await phoneLetters() },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const end = () => browser.kill('SIGTERM');
  endWithBench(browser, end);
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    end();
    await ended;
    if (keptProfile === undefined) await removeProfile(profile);
  };
  const port = new Promise<number>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error('Chromium ended before it could be steered')));
  });
  const opened = await port;
  await letPageGoFirst(browser.pid ?? 0);
  return { port: opened, stop };
}
