import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, logInBorrower, newPhone, openBrowser, readCode, type TestBrowser } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const askAs = (browser: TestBrowser, phone: string) => {
  const body = { phone, language: 'hi-IN', hasPrivacyConsent: true } as const;
  return browser.call(endpoints.requestCode, { body });
};
async function ask(browser: TestBrowser, phone: string): Promise<{ challengeId: string; code: string }> {
  const { challengeId } = given(await askAs(browser, phone));
  return { challengeId, code: await readCode(browser, phone) };
}
const codeOf = (answer: { ok: boolean; code?: string }): string => (answer.ok ? 'ok' : (answer.code ?? ''));

describe('logging in over HTTP', () => {
  it('sets cookies that scripts cannot read and that carry no phone number', async () => {
    const phone = newPhone();
    const browser = openBrowser(product.origin);
    const response = await browser.fetch(new URL('/api/session/code', product.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, language: 'en-US', hasPrivacyConsent: true }),
    });
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    const [, value = ''] = /=([^;]*)/.exec(cookie) ?? [];
    expect(`${value}${Buffer.from(value, 'base64url').toString('latin1')}`).not.toContain(phone);
    expect(await response.text()).not.toContain(phone);
  });

  it('takes a code only in the browser that asked, and speaks the language it was asked in', async () => {
    const phone = newPhone();
    const owner = openBrowser(product.origin);
    const thief = openBrowser(product.origin);
    const body = await ask(owner, phone);
    expect(codeOf(await thief.call(endpoints.logIn, { body }))).toBe('code_expired');
    const session = given(await owner.call(endpoints.logIn, { body }));
    expect(session).toMatchObject({ phone, language: 'hi-IN' });
    expect(owner.cookies.has('luwag_challenge')).toBe(false);
    expect(codeOf(await owner.call(endpoints.logIn, { body }))).toBe('code_expired');
  });

  it('renews from the cookie alone, and no more once logged out', async () => {
    const borrower = await logInBorrower(product.origin);
    const renewed = given(await borrower.call(endpoints.refreshSession, { body: {} }));
    expect(renewed.customerId).toBe(borrower.customerId);
    expect(renewed.token).not.toBe(borrower.token());
    const spent = borrower.cookies.get('luwag_session') ?? '';
    given(await borrower.call(endpoints.logOut, { body: {} }));
    expect(borrower.cookies.has('luwag_session')).toBe(false);
    expect(codeOf(await borrower.call(endpoints.refreshSession, { body: {} }))).toBe('not_signed_in');
    borrower.cookies.set('luwag_session', spent);
    expect(codeOf(await borrower.call(endpoints.refreshSession, { body: {} }))).toBe('session_ended');
  });

  it('keeps the owner in on a known device while a stranger has guessed the number into a wait', async () => {
    const owner = await logInBorrower(product.origin);
    const stranger = openBrowser(product.origin);
    const minute = () => owner.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 1 } });
    for (let round = 0; round < 2; round += 1) {
      given(await minute());
      const { challengeId, code } = await ask(stranger, owner.phone);
      const wrong = code === '0000' ? '1111' : '0000';
      for (let guess = 0; guess < 3; guess += 1) {
        const body = { challengeId, code: wrong };
        expect(codeOf(await stranger.call(endpoints.logIn, { body }))).toBe('code_incorrect');
      }
    }
    given(await minute());
    const again = { phone: owner.phone, language: 'en-US', hasPrivacyConsent: true } as const;
    expect(codeOf(await stranger.call(endpoints.requestCode, { body: again }))).toBe('graphic_code_required');
    const body = await ask(owner, owner.phone);
    expect(codeOf(await owner.call(endpoints.logIn, { body }))).toBe('ok');
  });

  it('lets the icon in by the code the browser shows, beside it and known from then on, and tells of it', async () => {
    const safari = await logInBorrower(product.origin);
    const { code } = given(await safari.call(endpoints.showHandOffCode, { body: {} }));
    const icon = openBrowser(product.origin);
    // As somebody types it who reads it aloud to themselves.
    const body = { phone: `0${safari.phone}`, code: code.toLowerCase().replaceAll('0', 'o') };
    const session = given(await icon.call(endpoints.logInByHandOff, { body }));
    expect(session).toMatchObject({ customerId: safari.customerId, phone: safari.phone });
    expect([...icon.cookies.keys()].toSorted()).toEqual(['luwag_device', 'luwag_session']);
    const renewed = given(await icon.call(endpoints.refreshSession, { body: {} }));
    icon.hold(renewed.token);
    const query = { kind: 'notify' } as const;
    for (const browser of [safari, icon]) {
      const { messages } = given(await browser.call(endpoints.listMessages, { query }));
      expect(messages.map((message) => message.code)).toContain('handedOff');
    }
    expect(codeOf(await openBrowser(product.origin).call(endpoints.logInByHandOff, { body }))).toBe(
      'code_incorrect',
    );
  });

  it('answers a wrong hand-off code of a number that has one as it answers an unknown number', async () => {
    const safari = await logInBorrower(product.origin);
    given(await safari.call(endpoints.showHandOffCode, { body: {} }));
    const answers = [];
    for (const phone of [safari.phone, newPhone()]) {
      const answer = await openBrowser(product.origin).call(endpoints.logInByHandOff, {
        body: { phone, code: 'AAAA AAAA' },
      });
      answers.push(answer.ok ? answer : { code: answer.code, detail: { ...answer.detail, requestId: null } });
    }
    expect(answers[0]).toMatchObject({ code: 'code_incorrect' });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('gives a picture to copy, and refuses a wrong copy', async () => {
    const browser = openBrowser(product.origin);
    const { graphicCodeId, picture } = given(await browser.call(endpoints.getGraphicCode, {}));
    expect(picture).toMatch(/^data:image\/png;base64,/);
    const body = {
      phone: newPhone(),
      language: 'en-US',
      hasPrivacyConsent: true,
      graphicCodeId,
      graphicCode: 'QQQQQ',
    } as const;
    expect(codeOf(await browser.call(endpoints.requestCode, { body }))).toBe('graphic_code_incorrect');
  });

  it('asks for a picture where one address asks for very many codes, and spares a known device there', async () => {
    const owner = await logInBorrower(product.origin);
    given(await owner.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 10 } }));
    const crowd = openBrowser(product.origin);
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => askAs(crowd, newPhone())));
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
    }
    expect(codeOf(await askAs(crowd, newPhone()))).toBe('graphic_code_required');
    expect(codeOf(await askAs(owner, owner.phone))).toBe('ok');
  });
});
