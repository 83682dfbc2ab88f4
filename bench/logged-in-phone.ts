import type { Language } from '@luwag/contract/language';
import { type BrowserContext, chromium } from 'playwright-core';
import { logInBorrower } from '../tests/api/test-borrower.ts';
import { startMeasuringBrowser } from './chromium.ts';

/** Of the sandbox: somebody who owes a running loan, so that each screen has something to show. */
const borrowerPhone = '9170000004';

export type LoggedInPhone = {
  /** Where the browser can be steered. */
  port: number;
  context: BrowserContext;
  /** Leaves the log-in and nothing else. */
  forgetApp: () => Promise<void>;
  /** Opens the address once, so that the app is kept. */
  keepApp: (address: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A browser in which somebody is logged in. */
export async function loggedInPhone(origin: string, language: Language): Promise<LoggedInPhone> {
  const borrower = await logInBorrower(origin, borrowerPhone);
  const browser = await startMeasuringBrowser();
  const steered = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const [context] = steered.contexts();
  if (context === undefined) throw new Error('the browser has no profile');
  await context.addCookies([
    ...[...borrower.cookies].map(([name, value]) => ({ name, value, url: origin })),
    { name: 'luwag_language', value: language, url: origin },
  ]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/healthz`);
  const publicData = { customerId: borrower.customerId, token: borrower.token() };
  await page.evaluate(
    (state) => {
      localStorage.setItem('luwag-core', JSON.stringify({ state, version: 1 }));
    },
    { publicData },
  );
  return {
    port: browser.port,
    context,
    forgetApp: async () => {
      await page.goto(`${origin}/healthz`);
      await session.send('Network.clearBrowserCache');
      await session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'service_workers,cache_storage',
      });
    },
    keepApp: async (address) => {
      await page.goto(address);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.goto(`${origin}/healthz`);
    },
    stop: async () => {
      await steered.close();
      await browser.stop();
    },
  };
}
