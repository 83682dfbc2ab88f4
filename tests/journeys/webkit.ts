import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Key, logging, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { inject } from 'vitest';
import { freePort } from '../free-port.ts';
import { userAgents } from './phone.ts';

/* Apple's engine as Debian packages it, on a screen of its own, steered over WebDriver. It says it is an iPhone. */

const waitLimitMs = 30_000;
const windowSize = { width: 500, height: 900 };

export type WebKit = {
  driver: WebDriver;
  /** Opens an address of the product. */
  open: (address: string) => Promise<void>;
  /** Waits until the screen of this route is on show. */
  waitForRoute: (route: string) => Promise<void>;
  /** Waits for an element that is on show; of several the first. */
  find: (css: string) => Promise<WebElement>;
  /** Whether such an element is on show at this moment. */
  has: (css: string) => Promise<boolean>;
  click: (css: string) => Promise<void>;
  /** Clicks the button or link with these words. */
  clickWords: (words: string) => Promise<void>;
  /** Ticks a box or a radio button, however its label is drawn. */
  check: (css: string) => Promise<void>;
  /** Types as fingers do, over whatever stands there. */
  type: (css: string, text: string) => Promise<void>;
  textOf: (css: string) => Promise<string>;
  /** Runs a function in the page. It brings nothing along but its arguments. */
  run: <T>(inPage: (...args: string[]) => T, ...args: string[]) => Promise<T>;
  /** Waits until the function, run in the page, answers something true. */
  waitFor: (inPage: (...args: string[]) => unknown, ...args: string[]) => Promise<void>;
  /** Errors that nobody caught since the page was opened. */
  noise: () => Promise<string[]>;
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
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...windowSize });
    return { driver, ...handsOn(driver), close };
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
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
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

function handsOn(driver: WebDriver): Omit<WebKit, 'driver' | 'close'> {
  const run: WebKit['run'] = (inPage, ...args) => driver.executeScript(inPage, ...args);
  const waitFor: WebKit['waitFor'] = async (inPage, ...args) => {
    await driver.wait(() => run(inPage, ...args), waitLimitMs, `for ${inPage.toString()} ${args.join()}`);
  };
  const find: WebKit['find'] = async (css) => {
    const found = (): Promise<WebElement | null> => driver.executeScript(firstOnShow, css);
    const element = await driver.wait(found, waitLimitMs, `for ${css} to be on show`);
    if (element === null) throw new Error(`nothing on show is ${css}`);
    return element;
  };
  const press = async (element: WebElement): Promise<void> => {
    await driver.executeScript(scrollIntoTheMiddle, element);
    await driver.wait(until.elementIsEnabled(element), waitLimitMs, 'for it to be enabled');
    await element.click();
  };
  return {
    find,
    run,
    waitFor,
    open: async (address) => {
      await driver.get(new URL(address, inject('origin')).href);
      await driver.executeScript(keepErrors);
    },
    noise: () => driver.executeScript(() => window.heardErrors ?? []),
    waitForRoute: async (route) => void (await find(`[data-route="${route}"] h1`)),
    has: async (css) => (await driver.executeScript(firstOnShow, css)) !== null,
    click: async (css) => press(await find(css)),
    clickWords: async (words) => {
      const quoted = words.includes('"') ? `'${words}'` : `"${words}"`;
      const place = By.xpath(`//*[self::button or self::a][normalize-space()=${quoted}]`);
      await press(await driver.wait(until.elementLocated(place), waitLimitMs, `for ${words}`));
    },
    check: async (css) => {
      const box = await driver.wait(until.elementLocated(By.css(css)), waitLimitMs);
      if (!(await box.isSelected())) await driver.executeScript(pressIt, box);
      await driver.wait(until.elementIsSelected(box), waitLimitMs, `for ${css} to be ticked`);
    },
    type: async (css, text) => {
      const field = await find(css);
      await driver.executeScript(scrollIntoTheMiddle, field);
      const valueOf = async (): Promise<string> => (await field.getProperty('value')) ?? '';
      await field.sendKeys(Key.BACK_SPACE.repeat((await valueOf()).length), text);
      await driver.wait(async () => (await valueOf()) !== '', waitLimitMs, `for words in ${css}`);
    },
    textOf: async (css) => (await find(css)).getText(),
  };
}

/* These run in the page. */

declare global {
  interface Window {
    heardErrors?: string[];
  }
}

function keepErrors(): void {
  const heard: string[] = [];
  window.heardErrors = heard;
  window.addEventListener('error', ({ message }) => heard.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
}

function firstOnShow(css: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const style = getComputedStyle(element);
    return element.getClientRects().length > 0 && style.visibility !== 'hidden';
  });
}

function scrollIntoTheMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function pressIt(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.click();
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
    if (performance.now() - startedAtMs > waitLimitMs) throw new Error(`${child.spawnfile} does not answer`);
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
