import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, logging, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { watchPicture } from './failure-record.ts';
import { userAgents } from './chromium.ts';
import { pageOf, type WebKitPage } from './webkit-page.ts';

/* Apple's engine as Debian packages it, on a screen of its own, steered over WebDriver. It says it is an iPhone. */

const startLimitMs = 30_000;
const windowSize = { width: 500, height: 900 };

export type WebKit = WebKitPage & {
  driver: WebDriver;
  close: () => Promise<void>;
};

export async function startWebKit(): Promise<WebKit> {
  const endings: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    const screen = await startScreen();
    endings.push(() => endProcess(screen.process));
    const server = await startDriver(screen.display);
    endings.push(() => endProcess(server.process));
    const driver = await openSession(server.address);
    endings.push(() => driver.quit());
    const unwatch = watchPicture(async () => Buffer.from(await driver.takeScreenshot(), 'base64'));
    endings.push(async () => unwatch());
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...windowSize });
    return { driver, ...pageOf(driver), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A screen nobody sees; it picks a free number by itself. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const size = `${windowSize.width + 100}x${windowSize.height + 100}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(screen, screen.stdio[3] as Readable);
  return { process: screen, display: `:${number}` };
}

async function startDriver(display: string): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display,
      // It draws without a graphics card, into memory both processes share.
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that a container's root does not have; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(driver, `${address}/status`);
  return { process: driver, address };
}

async function openSession(address: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: await findBrowser(),
      args: ['--automation', `--user-agent=${userAgents.iPhone}`],
    },
  };
  logging.getLogger('webdriver').setLevel(logging.Level.OFF);
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** The small browser that comes with the engine; its folder is named for the machine's kind and the engine's version. */
async function findBrowser(): Promise<string> {
  const given = process.env['MINIBROWSER'];
  if (given !== undefined) return given;
  for await (const file of glob('/usr/{lib,libexec}/{,*/}webkit*gtk-*/MiniBrowser')) return file;
  throw new Error('no WebKit browser: script/test installs it (webkit2gtk-driver)');
}

async function firstLine(child: ChildProcess, output: Readable): Promise<string> {
  const line = new Promise<string>((resolve, reject) => {
    createInterface({ input: output }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended before it was ready`)));
  });
  return (await line).trim();
}

async function untilAnswers(child: ChildProcess, address: string): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${child.spawnfile} ended before it was ready`);
  });
  ended.catch(() => undefined);
  const startedAtMs = performance.now();
  for (;;) {
    const isReady = fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (await Promise.race([isReady, ended])) return;
    if (performance.now() - startedAtMs > startLimitMs) throw new Error(`${child.spawnfile} does not answer`);
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
