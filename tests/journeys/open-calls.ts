import type { Page, Request } from 'playwright-core';

/** What a page has asked its server and not heard yet. */
export type OpenCalls = { untilAnswered: () => Promise<void> };

/** Events come for as long as the page is there. */
const endless = '/api/events';

/** Follows the calls of a page from now on. */
export function openCallsOf(page: Page): OpenCalls {
  const open = new Set<Request>();
  let told = Promise.withResolvers<void>();
  const end = (request: Request): void => {
    open.delete(request);
    if (open.size > 0) return;
    told.resolve();
    told = Promise.withResolvers();
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== endless) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    untilAnswered: async () => {
      // A screen asks right behind its first picture.
      await page.evaluate(nextPicture);
      while (open.size > 0) await told.promise;
    },
  };
}

/** Runs in the page. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
