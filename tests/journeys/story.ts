import type { Page } from 'playwright-core';
import { until } from '../api/test-borrower.ts';
import { type DrawingHand, finger, type Hand } from './hand.ts';
import { productOrigin } from './product-origin.ts';

/* What a borrower does on each screen, told by names of fields and routes, so that it holds in every language. */

export async function waitForRoute(page: Page, route: string): Promise<void> {
  await page.locator(`[data-route="${route}"]:visible`).first().waitFor();
}

async function sandbox<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(productOrigin() + path, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export async function readSmsCode(phone: string): Promise<string> {
  const newestFirst = await sandbox<{ code: string | null }[]>(`/api/sandbox/sms?phone=${phone}`);
  // A reminder may have come behind the code.
  const code = newestFirst.find((message) => message.code !== null)?.code ?? null;
  if (code === null) throw new Error('no code was sent');
  return code;
}

export function moveClock(step: { advanceDays: number } | { advanceMinutes: number }): Promise<unknown> {
  return sandbox('/api/sandbox/clock', step);
}

export type SandboxPerson = {
  customerId: string;
  phone: string;
  state: string;
  applicationId: string | null;
  openPaymentReference: string | null;
};

/** Everybody in the sandbox. The product reads what each of them sees, so asking once more costs a tenth of a second of a core. */
export async function findPeople(): Promise<readonly SandboxPerson[]> {
  const { people } = await sandbox<{ people: SandboxPerson[] }>('/api/sandbox/people');
  return people;
}

export async function findPerson(phone: string): Promise<SandboxPerson> {
  const people = await findPeople();
  const person = people.find((row) => row.phone === phone);
  if (person === undefined) throw new Error('nobody has this phone');
  return person;
}

export async function approve(phone: string): Promise<void> {
  const { applicationId } = await findPerson(phone);
  await sandbox(`/api/sandbox/applications/${applicationId ?? ''}/decision`, {
    outcome: 'approve',
    limitCentavos: 1_000_000,
  });
}

/** From the first page to the home screen. */
export async function logIn(page: Page, phone: string, hand: Hand = finger): Promise<void> {
  await page.goto('/start');
  await hand.type(page.locator('input[name="phone"]'), phone);
  await hand.tick(page.locator('form input[type="checkbox"]').first());
  await hand.press(page.locator('form button[type="submit"]').first());
  const code = page.locator('input[autocomplete="one-time-code"]');
  await code.waitFor();
  await hand.type(code, await readSmsCode(phone));
  await waitForRoute(page, 'homeIndex');
}

/** Until an application waits for a person: faces are compared before, which takes seconds where much goes on. */
export async function untilUnderReview(phone: string): Promise<void> {
  const isReached = async () => ((await findPerson(phone)).state === 'underReview' ? true : null);
  await until('the review', isReached, 30_000, 500);
}

/** Sends the finished application: the last look, both consents, each ticked by hand. */
export async function sendApplication(
  page: Page,
  { hand = finger, onSheet }: { hand?: Hand; onSheet?: () => Promise<void> } = {},
): Promise<void> {
  await hand.press(page.locator('main:visible button.button-primary').first());
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  await onSheet?.();
  await hand.tick(sheet.locator('input[name="privacyConsent"]'));
  await hand.tick(sheet.locator('input[name="termsConsent"]'));
  await hand.press(sheet.locator('button[type="submit"]'));
  await sheet.waitFor({ state: 'detached' });
}

/** Sets the term by its slider. */
export async function chooseTerm(page: Page, termDays: number): Promise<void> {
  await page.locator('main:visible input#term').fill(String(termDays));
}

/** Chooses amount and term by their sliders and goes on to signing. */
export async function chooseLoan(page: Page, amountPesos: number, termDays: number): Promise<void> {
  await waitForRoute(page, 'allWithdraw');
  await page.locator('main:visible input#amount').fill(String(amountPesos * 100));
  await chooseTerm(page, termDays);
  await page.locator('main:visible button.button-primary').last().click();
  await waitForRoute(page, 'withdrawPage');
}

/** Draws a signature with the finger, unless there is one already, and ticks the acceptance. */
export async function sign(page: Page, hand: DrawingHand = finger): Promise<void> {
  await page.locator('main:visible input[name="acceptance"]').waitFor();
  // The pen comes behind the screen; who has signed before sees that instead.
  await page.locator('main:visible :is(canvas, .signature-picture)').first().waitFor();
  const canvas = page.locator('main:visible canvas');
  if ((await canvas.count()) > 0) await hand.draw(canvas);
  await hand.tick(page.locator('main:visible input[name="acceptance"]'));
}

/** What this page's borrower is known by to the API. */
export async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('luwag-core') ?? '');
  return /"token":"([^"]+)"/.exec(stored)?.[1] ?? '';
}

/** The API as this page's borrower sees it. */
export async function askApi<T>(page: Page, path: string): Promise<T> {
  const token = await tokenOf(page);
  return page.evaluate(
    async (asked) => {
      const response = await fetch(asked.path, { headers: { authorization: `Bearer ${asked.token}` } });
      return (await response.json()) as T;
    },
    { path, token },
  );
}

export type ShownLoan = {
  summary: {
    loanId: string;
    status: string;
    netDisbursedCentavos: number;
    totalRepaymentCentavos: number;
    payoff: { totalCentavos: number } | null;
  };
  lines: { balanceCentavos: number }[];
  payments: { status: string }[];
};

export async function newestLoan(page: Page): Promise<ShownLoan> {
  const { loans } = await askApi<{ loans: { loanId: string }[] }>(page, '/api/loans');
  return askApi<ShownLoan>(page, `/api/loans/${loans[0]?.loanId ?? ''}`);
}

/** A server-rendered screen is read before it answers; on a busy machine seconds before. */
export function untilLive(page: Page): Promise<void> {
  return page.locator('html:not([data-hydrates]), html[data-ready]').waitFor({ state: 'attached' });
}

/** Every amount of money on show, in centavos. */
export async function amountsOnShow(page: Page): Promise<number[]> {
  await untilLive(page);
  const amounts = page.locator('main:visible data.money-text');
  await amounts.filter({ visible: true }).first().waitFor();
  const values = await amounts.evaluateAll((rows) =>
    rows.filter((row) => row.checkVisibility()).map((row) => row.getAttribute('value') ?? ''),
  );
  return values.map((value) => Math.round(Number(value) * 100));
}

/** Pays in full through the partner's page and comes back. */
export async function payInFull(
  page: Page,
  { hand = finger, onBridge }: { hand?: Hand; onBridge?: () => Promise<void> } = {},
): Promise<void> {
  await waitForRoute(page, 'repaidDetail');
  await hand.choose(page.locator('main:visible input[name="channel"]'), 'gcash');
  await hand.pressTwice(page.locator('main:visible .pay-form button[type="submit"]'));
  await waitForRoute(page, 'triLink');
  const go = page.locator('main:visible button.button-primary').first();
  await go.waitFor();
  await onBridge?.();
  await hand.press(go);
  await hand.press(page.locator('button[name="outcome"][value="success"]'));
  await waitForRoute(page, 'KSResult');
}
