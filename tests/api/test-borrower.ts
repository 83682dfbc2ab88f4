import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Client, createClient } from '@luwag/contract/client';
import type { CallOutput } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import type { OpenOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { ProductId } from '@luwag/contract/fields';
import type { PhotoKind, SectionName } from '@luwag/contract/profile/section-names';
import { drawIdCard, drawSelfie } from '../../apps/api/sandbox/drawn-pictures.ts';
import { sampleProfile } from '../../apps/api/sandbox/sample-profile.ts';

const dayMinutes = 24 * 60;

/** A browser as the API sees it: keeps cookies and the access token. */
export type TestBrowser = {
  call: Client;
  fetch: typeof fetch;
  cookies: Map<string, string>;
  token: () => string | null;
  hold: (token: string) => void;
};

export function openBrowser(origin: string): TestBrowser {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const split = pair.indexOf('=');
      const isGone = /max-age=0/i.test(line) || /expires=thu, 01 jan 1970/i.test(line);
      if (isGone) cookies.delete(pair.slice(0, split));
      else cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    return response;
  };
  const call = createClient({
    origin,
    accessToken: () => token,
    renewSession: async (refused) => refused,
    fetch: fetchWithCookies,
  });
  return {
    call,
    fetch: fetchWithCookies,
    cookies,
    token: () => token,
    hold: (fresh) => {
      token = fresh;
    },
  };
}

/** The value of an answer that the test expects to be given. */
export function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.detail)}`);
  return answer.value;
}

/** Returns what a borrower may borrow, where something is offered. */
export function openOffer(answer: Answer<CallOutput<typeof endpoints.getOffer>>): OpenOffer {
  const offer = given(answer);
  if (!offer.isOpen) throw new Error(`nothing is offered: ${offer.reason}`);
  return offer;
}

/**
 * It is any time of the day where the tests run, and nobody is told anything at night: it becomes ten in the morning in Manila.
 * Up to a day passes, which ends the log-ins of staff.
 */
export async function goToTen({ call }: TestBrowser): Promise<void> {
  const move = async (advanceMinutes: number) =>
    given(await call(endpoints.moveSandboxClock, { body: { advanceMinutes } }));
  const minuteInManila = (Math.floor(Date.parse((await move(1)).now) / 60_000) + 8 * 60) % dayMinutes;
  await move(((10 * 60 - minuteInManila + dayMinutes) % dayMinutes) + 1);
}

export type TestBorrower = TestBrowser & { phone: string; customerId: string };

/** A number that none of the sample's contacts (918…) nor of the sandbox's people (917…) has. */
export function newPhone(): string {
  return `95${String(randomInt(1e8)).padStart(8, '0')}`;
}

/** Logs in with a code read from the sandbox's messages, on a browser of its own where none is given. */
export async function logInBorrower(
  origin: string,
  phone: string = newPhone(),
  browser: TestBrowser = openBrowser(origin),
): Promise<TestBorrower> {
  const { challengeId } = given(
    await browser.call(endpoints.requestCode, {
      body: { phone, language: 'en-US', hasPrivacyConsent: true },
    }),
  );
  const code = await readCode(browser, phone);
  const session = given(await browser.call(endpoints.logIn, { body: { challengeId, code } }));
  browser.hold(session.token);
  return { ...browser, phone, customerId: session.customerId };
}

export async function readCode(browser: TestBrowser, phone: string): Promise<string> {
  const messages = given(await browser.call(endpoints.listSandboxSms, { query: { phone } }));
  const code = messages.find((message) => message.code !== null)?.code ?? null;
  if (code === null) throw new Error('no code was sent');
  return code;
}

/** How a part of a file is sent, from this byte on. */
export function partHeaders(fromByte: number): Record<string, string> {
  return { 'content-type': 'application/partial-upload', 'upload-offset': String(fromByte) };
}

export async function uploadPhoto(
  origin: string,
  borrower: TestBrowser,
  kind: PhotoKind,
  bytes: Buffer,
): Promise<Response> {
  const { uploadUrl } = given(
    await borrower.call(endpoints.requestPhotoUpload, {
      body: { kind, contentType: 'image/jpeg', sizeBytes: bytes.length },
    }),
  );
  return borrower.fetch(new URL(uploadUrl, origin), {
    method: 'PATCH',
    headers: partHeaders(0),
    body: new Uint8Array(bytes),
  });
}

/** Fills in everything a first application needs. */
export async function completeProfile(
  origin: string,
  borrower: TestBrowser & { phone: string },
  others: Partial<Record<PhotoKind, Buffer>> = {},
): Promise<void> {
  const profile = sampleProfile({
    phone: borrower.phone,
    firstName: 'Maria',
    lastName: 'Santos',
    birthOn: '1994-05-17',
    idNumber: `1${borrower.phone}00000`,
    monthlyIncome: 'over30000',
  });
  for (const [section, values] of Object.entries(profile)) {
    given(
      await borrower.call(endpoints.completeSection, {
        params: { section: section as SectionName },
        body: { values },
      }),
    );
  }
  const words = { title: 'Republic of Samples', name: 'Maria Santos', number: borrower.phone };
  const pictures = {
    idFront: drawIdCard(words, 180).bytes,
    idBack: drawIdCard(words, 200).bytes,
    // Frames are sent before the selfie that they belong to.
    ...(others.selfieMotion === undefined ? {} : { selfieMotion: others.selfieMotion }),
    selfie: drawSelfie(180).bytes,
    ...others,
  };
  for (const [kind, bytes] of Object.entries(pictures)) {
    const response = await uploadPhoto(origin, borrower, kind as PhotoKind, bytes);
    if (!response.ok) throw new Error(`photo ${kind}: ${await response.text()}`);
  }
}

/** Waits until `look` answers something, asking again each `pauseMs`; fails after `limitMs`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null>,
  limitMs = 25_000,
  pauseMs = 50,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`waited too long: ${what}`);
    await wait(pauseMs);
  }
}

/** Sends the application and has it approved. */
export async function becomeApproved(borrower: TestBrowser, limitCentavos = 1_000_000): Promise<void> {
  const { applicationId } = given(
    await borrower.call(
      endpoints.submitApplication,
      { body: { hasPrivacyConsent: true, hasTermsConsent: true, language: 'en-US' } },
      { idempotencyKey: randomUUID() },
    ),
  );
  given(
    await borrower.call(endpoints.decideSandboxApplication, {
      params: { applicationId },
      body: { outcome: 'approve', limitCentavos },
    }),
  );
}

export type WithdrawBody = Parameters<typeof sendWithdrawal>[1];

/** What the borrower would send after seeing the papers of this loan. */
export async function prepareWithdrawal(
  borrower: TestBorrower,
  amountCentavos: number,
  termDays: number,
  chosen: { couponId?: string; productId?: ProductId } = {},
) {
  const { signatureId } = given(
    await borrower.call(endpoints.saveSignature, { body: { kind: 'typed', text: 'Maria Santos' } }),
  );
  const { quote, documentHash } = given(
    await borrower.call(endpoints.getLoanPapers, {
      body: { amountCentavos, termDays, ...chosen, language: 'en-US' },
    }),
  );
  const { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn } = quote;
  return {
    amountCentavos,
    termDays,
    ...chosen,
    productVersion: quote.productVersion,
    shown: { netDisbursedCentavos, totalRepaymentCentavos, totalCostCentavos, dueOn },
    documentHash,
    signatureId,
    hasAccepted: true as const,
    language: 'en-US' as const,
  };
}

export function sendWithdrawal(
  borrower: TestBorrower,
  body: Awaited<ReturnType<typeof prepareWithdrawal>>,
  idempotencyKey: string = randomUUID(),
) {
  return borrower.call(endpoints.withdraw, { body }, { idempotencyKey });
}

export type Loan = CallOutput<typeof endpoints.getLoan>;

export async function readLoan(borrower: TestBorrower, loanId: string): Promise<Loan> {
  return given(await borrower.call(endpoints.getLoan, { params: { loanId } }));
}

/** Borrows and waits until the money has gone out. */
export async function borrow(
  borrower: TestBorrower,
  amountCentavos: number,
  termDays: number,
  productId: ProductId = 'main',
): Promise<Loan> {
  const body = await prepareWithdrawal(borrower, amountCentavos, termDays, { productId });
  const { loan } = given(await sendWithdrawal(borrower, body));
  return until('the payout', async () => {
    const detail = await readLoan(borrower, loan.loanId);
    return detail.summary.status === 'active' ? detail : null;
  });
}
