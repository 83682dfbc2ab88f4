import type { Language } from '@luwag/contract/language';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { logInBorrower } from '../tests/api/test-borrower.ts';
import { newProfile, removeProfile, startMeasuringBrowser } from './chromium.ts';

const cookieSeconds = 86_400;

export type LoggedInPhone = {
  /** Starts the browser, as a person does who picks up a phone, and passes the port where it can be measured. */
  open: <Result>(work: (port: number) => Promise<Result>) => Promise<Result>;
  /** Starts the browser and lends its profile for steering, which would slow down pages that are measured. */
  steer: <Result>(work: (profile: BrowserContext) => Promise<Result>) => Promise<Result>;
  /** Leaves the log-in and nothing else. */
  forgetApp: () => Promise<void>;
  /** Opens the address once, so that the app is kept. */
  keepApp: (address: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** The storage of a browser with a logged-in borrower. */
export async function loggedInPhone(
  origin: string,
  language: Language,
  borrowerPhone: string,
): Promise<LoggedInPhone> {
  const borrower = await logInBorrower(origin, borrowerPhone);
  const folder = await newProfile();
  const open: LoggedInPhone['open'] = async (work) => {
    const browser = await startMeasuringBrowser(folder);
    try {
      const result = await work(browser.port);
      await closeAt(browser.port);
      return result;
    } finally {
      await browser.stop();
    }
  };
  const steer: LoggedInPhone['steer'] = (work) => open((port) => steerAt(port, work));
  const onPage = (work: (page: Page, profile: BrowserContext) => Promise<void>) =>
    steer(async (profile) => {
      const page = await profile.newPage();
      await page.goto(`${origin}/healthz`);
      await work(page, profile);
      await page.close();
    });
  const expires = Date.now() / 1000 + cookieSeconds;
  await onPage(async (page, profile) => {
    await profile.addCookies([
      ...[...borrower.cookies].map(([name, value]) => ({ name, value, url: origin, expires })),
      { name: 'luwag_language', value: language, url: origin, expires },
    ]);
    const publicData = { customerId: borrower.customerId, token: borrower.token() };
    await page.evaluate(
      (state) => {
        localStorage.setItem('luwag-core', JSON.stringify({ state, version: 1 }));
      },
      { publicData },
    );
  });
  return {
    open,
    steer,
    forgetApp: () =>
      onPage(async (page, profile) => {
        const session = await profile.newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        await session.send('Storage.clearDataForOrigin', {
          origin,
          storageTypes: 'service_workers,cache_storage',
        });
      }),
    keepApp: (address) =>
      onPage(async (page) => {
        await page.goto(address);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
      }),
    remove: () => removeProfile(folder),
  };
}

async function steerAt<Result>(
  port: number,
  work: (profile: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const steered = await connectAt(port);
  try {
    const [profile] = steered.contexts();
    if (profile === undefined) throw new Error('the browser has no profile');
    return await work(profile);
  } finally {
    await steered.close();
  }
}

/** As a person closes it: ended by a signal, it would forget a cookie renewed meanwhile, and the log-in with it. */
async function closeAt(port: number): Promise<void> {
  const steered = await connectAt(port);
  const gone = new Promise<void>((resolve) => {
    steered.once('disconnected', () => resolve());
  });
  await (await steered.newBrowserCDPSession()).send('Browser.close');
  await gone;
}

const connectAt = (port: number) => chromium.connectOverCDP(`http://127.0.0.1:${port}`);
