import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  completeProfile,
  given,
  logInBorrower,
  type TestBorrower,
  until,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Line = {
  status: number;
  /** How often "changed" was heard. */
  changes: () => number;
  ended: Promise<void>;
  leave: () => void;
};

/** Follows a borrower's changes as the app does. */
async function follow(of: TestBorrower): Promise<Line> {
  const leaving = new AbortController();
  const response = await of.fetch(`${product.origin}/api/events`, {
    headers: { authorization: `Bearer ${of.token() ?? ''}` },
    signal: leaving.signal,
  });
  let heard = '';
  const listen = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      for await (const part of response.body ?? []) heard += decoder.decode(part);
    } catch {
      // Left by the test itself.
    }
  };
  const ended = listen();
  if (response.ok) await until('the first sign of life', async () => (heard === '' ? null : true));
  return {
    status: response.status,
    changes: () => heard.split('data: changed\n\n').length - 1,
    ended,
    leave: () => leaving.abort(),
  };
}

describe('changes are told while somebody looks', () => {
  test('a decision is heard within a second, by its borrower alone', async () => {
    const borrower = await logInBorrower(product.origin);
    const stranger = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    const [own, other] = await Promise.all([follow(borrower), follow(stranger)]);
    await becomeApproved(borrower);
    await until('the decision', async () => (own.changes() > 0 ? true : null), 1_000);
    expect(other.changes()).toBe(0);
    given(await stranger.call(endpoints.saveOwnSettings, { body: { reminderHour: 20 } }));
    await until('the stranger’s own change', async () => (other.changes() === 1 ? true : null), 1_000);
    own.leave();
    other.leave();
  });

  test('a line ends with the session, and nobody gets one without', async () => {
    const borrower = await logInBorrower(product.origin);
    const line = await follow(borrower);
    given(await borrower.call(endpoints.logOut, { body: {} }));
    await line.ended;
    const refused = await borrower.fetch(`${product.origin}/api/events`, {
      headers: { authorization: `Bearer ${borrower.token() ?? ''}` },
    });
    expect(refused.status).toBe(401);
    expect((await fetch(`${product.origin}/api/events`)).status).toBe(401);
  });

  test('a line on another phone ends when that phone is logged out from here, and the own one goes on', async () => {
    const lost = await logInBorrower(product.origin);
    // Two codes for one number need a minute between them.
    given(await lost.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
    const borrower = await logInBorrower(product.origin, lost.phone);
    const [gone, own] = await Promise.all([follow(lost), follow(borrower)]);
    expect(given(await borrower.call(endpoints.logOutOthers, { body: {} }))).toEqual({ ended: 1 });
    await gone.ended;
    await until('the own line to hear of it', async () => (own.changes() > 0 ? true : null), 1_000);
    expect(await lost.call(endpoints.getHome, {})).toMatchObject({ ok: false, code: 'session_ended' });
    own.leave();
  });

  test('a borrower has four lines at most, and one that is left makes room', async () => {
    const borrower = await logInBorrower(product.origin);
    const lines = [];
    for (let count = 0; count < 4; count += 1) lines.push(await follow(borrower));
    expect((await follow(borrower)).status).toBe(429);
    lines[0]?.leave();
    const next = await until('room for another', async () => {
      const line = await follow(borrower);
      return line.status === 200 ? line : null;
    });
    for (const line of [...lines, next]) line.leave();
  });
});

test('a server with open lines stops at once and ends them', async () => {
  const own = await startTestProduct();
  const borrower = await logInBorrower(own.origin);
  const response = await borrower.fetch(`${own.origin}/api/events`, {
    headers: { authorization: `Bearer ${borrower.token() ?? ''}` },
  });
  const text = response.text();
  const startedAt = performance.now();
  await own.stop();
  expect(performance.now() - startedAt).toBeLessThan(4_500);
  expect(await text).toContain(': here');
});
