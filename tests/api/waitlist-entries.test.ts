import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, goToTen, newPhone, openBrowser, type TestBrowser, until } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* A number left on an Android phone, from the open call to the one message. */

let product: TestProduct;
let visitor: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct({ SUPPORT_ANDROID: 'true' });
  visitor = openBrowser(product.origin);
  await goToTen(visitor);
});
afterAll(() => product.stop());

const leave = (phone: string, language: 'en-US' | 'fil-PH' = 'en-US') =>
  visitor.call(endpoints.leaveNumber, { body: { phone, language, hasConsent: true } });
const textsTo = async (phone: string) =>
  given(await visitor.call(endpoints.listSandboxSms, { query: { phone } })).map(({ text }) => text);

/** What is answered to a number left with some of it otherwise. */
const fails = async (body: object) => {
  const response = await visitor.fetch(`${product.origin}/api/waitlist-entry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: newPhone(), language: 'en-US', hasConsent: true, ...body }),
  });
  return (await response.json()) as object;
};

describe('a number left on an Android phone', () => {
  test('is told once when marketing says so, then gone; the auditor reads the counts, others nothing', async () => {
    const [told, takenBack] = [newPhone(), newPhone()];
    given(await leave(`0${told}`, 'fil-PH'));
    expect(await leave(`+63 ${told}`, 'fil-PH')).toEqual(await leave(takenBack));
    const takeBack = () => visitor.call(endpoints.takeBackNumber, { body: { phone: takenBack } });
    expect(await takeBack()).toEqual(await takeBack());

    const marketing = await signInAs(product.origin, 'marketing');
    const auditor = await signInAs(product.origin, 'auditor');
    const agent = await signInAs(product.origin, 'agent');
    expect(given(await auditor.call(endpoints.listWaitlistEntries, {}))).toEqual({
      isAndroidSupported: true,
      waiting: [{ language: 'fil-PH', count: 1 }],
      waitlistNotifications: [],
    });
    const forbidden = { ok: false, code: 'forbidden' };
    expect(await auditor.call(endpoints.notifyWaitlist, { body: {} })).toMatchObject(forbidden);
    expect(await agent.call(endpoints.listWaitlistEntries, {})).toMatchObject(forbidden);

    expect(given(await marketing.call(endpoints.notifyWaitlist, { body: {} })).asked).toBe(1);
    expect(await marketing.call(endpoints.notifyWaitlist, { body: {} })).toMatchObject({
      code: 'request_not_possible',
    });
    given(await visitor.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 1 } }));
    const waitlistNotification = await until('the number to be told', async () => {
      const { waitlistNotifications } = given(await auditor.call(endpoints.listWaitlistEntries, {}));
      return waitlistNotifications[0]?.left === 0 ? waitlistNotifications[0] : null;
    });
    expect(waitlistNotification).toMatchObject({
      askedBy: 'Mar Marketing',
      asked: 1,
      sent: 1,
      failed: 0,
      unclear: 0,
    });
    expect(await textsTo(told)).toEqual([
      expect.stringContaining(`Android: ${product.settings.publicOrigin}/start`),
    ]);
    expect(await textsTo(takenBack)).toEqual([]);
    const rows = await product.database.query({ name: 'test-waiting', text: 'SELECT 1 FROM waitlist_entry' });
    expect(rows).toEqual([]);
  });

  test('is kept with a yes and an exact number alone', async () => {
    expect(await fails({ hasConsent: false })).toMatchObject({
      error: { fields: [{ path: 'hasConsent', code: 'consent_required' }] },
    });
    expect(await fails({ phone: '0817 123 4567' })).toMatchObject({
      error: { fields: [{ path: 'phone', code: 'phone_format' }] },
    });
  });

  test('is refused in a flood from one address, as is taking numbers back', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => leave(newPhone())));
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'too_frequent' });
    const body = { phone: newPhone() };
    expect(await visitor.call(endpoints.takeBackNumber, { body })).toMatchObject({ code: 'too_frequent' });
  });
});
