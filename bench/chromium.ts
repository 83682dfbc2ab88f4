import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

export type MeasuringBrowser = { port: number; stop: () => Promise<void> };

/** A headless Chromium with a profile of its own that a measuring program can steer. */
export async function startMeasuringBrowser(): Promise<MeasuringBrowser> {
  const program = process.env['CHROMIUM'] ?? chromiumPaths.find((file) => existsSync(file));
  if (program === undefined) throw new Error('no Chromium: script/test installs it');
  const profile = await mkdtemp(path.join(tmpdir(), 'luwag-bench-chromium-'));
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
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    browser.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const port = new Promise<number>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error('Chromium ended before it could be steered')));
  });
  return { port: await port, stop };
}
