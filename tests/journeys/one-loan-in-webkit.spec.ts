import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../api/test-borrower.ts';
import { approve, findPerson, untilUnderReview } from './story.ts';
import { fillApplicationInWebKit, logInInWebKit, signInWebKit } from './webkit-story.ts';
import { startWebKit, type WebKit } from './webkit.ts';

let webkit: WebKit;
beforeAll(async () => {
  webkit = await startWebKit();
});
afterAll(() => webkit.close());

test('from a phone number to full repayment in the engine of the iPhone', async () => {
  const phone = newPhone();
  const state = async (): Promise<string> => (await findPerson(phone)).state;
  await logInInWebKit(webkit, phone);
  await fillApplicationInWebKit(webkit, phone);
  await webkit.click('main button.button-primary');
  await webkit.check('dialog[open] input[name="privacyConsent"]');
  await webkit.check('dialog[open] input[name="termsConsent"]');
  await webkit.click('dialog[open] button[type="submit"]');
  await untilUnderReview(phone);
  await approve(phone);

  await webkit.click('main a[href="/allWithdraw"]');
  await webkit.waitForRoute('allWithdraw');
  expect(await webkit.textOf('main .cost-box')).toMatch(/₱/);
  await webkit.click('main button.button-primary');
  await webkit.waitForRoute('withdrawPage');
  await signInWebKit(webkit);
  await webkit.click('main form button[type="submit"]');
  await webkit.waitForRoute('homeIndex');
  await expect.poll(state, { timeout: 20_000 }).toMatch(/^repaying/);

  await webkit.click('nav a[href="/billIndex"]');
  await webkit.waitForRoute('billIndex');
  await webkit.click('main a[href="/repaidDetail"]');
  await webkit.waitForRoute('repaidDetail');
  await webkit.check('main input[name="channel"][value="gcash"]');
  await webkit.click('main .pay-form button[type="submit"]');
  await webkit.waitForRoute('triLink');
  expect(await webkit.noise()).toEqual([]);
  await webkit.click('main button.button-primary');
  await webkit.click('button[name="outcome"][value="success"]');
  await webkit.waitForRoute('KSResult');
  await webkit.find('main .status-card a[href="/homeIndex"]');
  expect(await state()).not.toMatch(/^repaying/);
});
