import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { readSmsCode } from './story.ts';
import { startWebKit, type WebKit } from './webkit.ts';

let webkit: WebKit;
beforeAll(async () => {
  webkit = await startWebKit();
});
afterAll(() => webkit.close());

test('a borrower logs in on an iPhone engine, from the prerendered page to the home screen', async () => {
  const phone = newPhone();
  await webkit.open('/start');
  expect(await webkit.textOf('h1')).toBe('See every peso before you borrow');
  expect(await webkit.run(() => document.documentElement.dataset['layout'])).toBe('mobile');
  expect(await webkit.run(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const costBefore = await webkit.textOf('.simulator-cost');

  // The first touch fetches the app; the page must wake up as it stands, with what is typed in the meantime.
  await webkit.type('input[name="phone"]', phone);
  await webkit.waitFor(() => document.documentElement.dataset['ready'] === 'true');
  expect(await webkit.run(() => document.querySelector<HTMLInputElement>('#phone')?.value)).toBe(phone);
  expect(await webkit.textOf('.simulator-cost')).toBe(costBefore);

  await webkit.check('input[name="consent"]');
  await webkit.clickWords('Send code');
  await webkit.find('input[autocomplete="one-time-code"]');
  await webkit.type('input[autocomplete="one-time-code"]', await readSmsCode(phone));
  await webkit.waitForRoute('homeIndex');
  expect(await webkit.run(() => location.pathname)).toBe('/homeIndex');
  expect(await webkit.noise()).toEqual([]);
});
