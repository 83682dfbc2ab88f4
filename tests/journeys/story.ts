import { join } from 'node:path';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { drawIdCard, drawSelfie } from '../../apps/api/sandbox/drawn-pictures.ts';
import { sampleProfile } from '../../apps/api/sandbox/sample-profile.ts';

/* What a borrower does on each screen, told by names of fields and routes, so that it holds in every language. */

export async function waitForRoute(page: Page, route: string): Promise<void> {
  await page.locator(`[data-route="${route}"]:visible`).first().waitFor();
}

async function sandbox<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(inject('origin') + path, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export async function readSmsCode(phone: string): Promise<string> {
  const [newest] = await sandbox<{ code: string | null }[]>(`/api/sandbox/sms?phone=${phone}`);
  if (newest?.code === undefined || newest.code === null) throw new Error('no code was sent');
  return newest.code;
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

export async function findPerson(phone: string): Promise<SandboxPerson> {
  const { people } = await sandbox<{ people: SandboxPerson[] }>('/api/sandbox/people');
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
export async function logIn(page: Page, phone: string): Promise<void> {
  await page.goto('/start');
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('form input[type="checkbox"]').first().check();
  await page.locator('form button[type="submit"]').first().click();
  const code = page.locator('input[autocomplete="one-time-code"]');
  await code.waitFor();
  await code.fill(await readSmsCode(phone));
  await page.locator('form:has(input[autocomplete="one-time-code"]) button[type="submit"]').click();
  await waitForRoute(page, 'homeIndex');
}

let pictures: Promise<{ idFront: string; idBack: string; selfie: string }> | null = null;

/** Drawn photos as files, as a phone's camera would leave them. */
function photoFiles(): Promise<{ idFront: string; idBack: string; selfie: string }> {
  pictures ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'luwag-pictures-'));
    const words = { title: 'Republic of Samples', name: 'Maria Santos', number: '1234 5678 9012 3456' };
    const drawn = { idFront: drawIdCard(words, 190), idBack: drawIdCard(words, 30), selfie: drawSelfie(190) };
    const files = Object.entries(drawn).map(async ([kind, { bytes }]) => {
      const file = join(folder, `${kind}.jpg`);
      await writeFile(file, bytes);
      return [kind, file] as const;
    });
    return Object.fromEntries(await Promise.all(files)) as {
      idFront: string;
      idBack: string;
      selfie: string;
    };
  })();
  return pictures;
}

export function answersFor(phone: string): Readonly<Record<string, string>> {
  const profile = sampleProfile({
    phone: `0${phone}`,
    firstName: 'Maria',
    lastName: 'Santos',
    birthOn: '1994-05-17',
    idNumber: `1${phone}00000`,
    monthlyIncome: 'upTo30000',
  });
  return Object.assign({}, ...Object.values(profile)) as Record<string, string>;
}

const formScreens = [
  'identityInfo',
  'baseInfo',
  'baseInfo2',
  'addressInfo',
  'workInfo',
  'contact',
  'bankInfo',
  'bankName',
];

/** Goes through every question of the application, from the home screen back to the home screen. */
export async function fillApplication(
  page: Page,
  phone: string,
  onStep?: () => Promise<void>,
): Promise<void> {
  await page.locator('main:visible a.button-primary').first().click();
  await waitForOtherPlace(page, '/homeIndex');
  const answers = answersFor(phone);
  for (let step = 0; step < 60; step += 1) {
    const route = await shownRoute(page);
    if (route === 'homeIndex') return;
    if (!formScreens.includes(route)) throw new Error(`the application led to ${route}`);
    await onStep?.();
    const place = await placeOf(page);
    await answerStep(page, route, answers);
    await waitForOtherPlace(page, place);
  }
  throw new Error('the application has no end');
}

async function shownRoute(page: Page): Promise<string> {
  await page.locator('h1:visible').first().waitFor();
  return (await page.locator('[data-route]:visible').first().getAttribute('data-route')) ?? '';
}

/** Address and heading together name one step. */
function placeOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const heading = [...document.querySelectorAll('h1')].find((row) => row.checkVisibility());
    return `${location.pathname}${location.search}|${heading?.textContent ?? ''}`;
  });
}

async function waitForOtherPlace(page: Page, before: string): Promise<void> {
  await page.waitForFunction((known) => {
    const shown = [...document.querySelectorAll('main')].find((row) => row.checkVisibility());
    const heading = shown?.querySelector('h1')?.textContent ?? '';
    const routed = document.querySelector<HTMLElement>('[data-route]')?.dataset['route'];
    const isLoading =
      shown?.querySelector('[aria-busy="true"]') !== null || `/${routed ?? ''}` !== location.pathname;
    return heading !== '' && !isLoading && `${location.pathname}${location.search}|${heading}` !== known;
  }, before);
}

async function answerStep(
  page: Page,
  route: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const view = page.locator('main:visible').first();
  const photo = view.locator('.photo-capture');
  if ((await photo.count()) > 0) return addPhoto(view, photo);
  const search = view.locator('input[type="search"][name="barangayCode"]');
  if ((await search.count()) > 0) {
    await search.fill('poblacion makati');
    await view.locator('.found-places button').first().click();
    await view.locator('.chosen-barangay').waitFor();
  }
  if (route === 'bankName') {
    await view.locator('button', { hasText: 'GCash' }).first().click();
    return;
  }
  const choose = view.locator('a#institutionCode');
  if ((await choose.count()) > 0 && (await view.locator('.institution-chosen').count()) === 0) {
    await choose.click();
    return;
  }
  await fillFields(view, answers);
  await view.locator('form button[type="submit"]').first().click();
}

async function addPhoto(view: Locator, photo: Locator): Promise<void> {
  const kind = (await photo.getAttribute('id')) as 'idFront' | 'idBack' | 'selfie';
  if ((await photo.locator('.stored-photo').count()) === 0) {
    await photo
      .locator('input[type="file"]')
      .last()
      .setInputFiles((await photoFiles())[kind]);
    await photo.locator('button.button-primary').click();
    await photo.locator('.stored-photo img').waitFor();
  }
  await view.locator('.screen-actions button.button-primary, form button[type="submit"]').last().click();
}

/** Gives each question on show its answer; choosing may bring up further ones, so it looks until nothing is open. */
async function fillFields(view: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const names = await view
      .locator('input[name], select[name]')
      .evaluateAll((controls) =>
        controls.map(
          (control) =>
            `${control.tagName}:${control.getAttribute('type') ?? ''}:${control.getAttribute('name') ?? ''}`,
        ),
      );
    const next = names.find((name) => !done.has(name));
    if (next === undefined) return;
    done.add(next);
    const [tag, type, name = ''] = next.split(':');
    const answer = answerTo(name, answers);
    if (answer === undefined) continue;
    if (type === 'radio')
      await view.locator(`input[name="${name}"][value="${answer}"]`).check({ force: true });
    else if (tag === 'SELECT') await view.locator(`select[name="${name}"]`).selectOption(answer);
    else await view.locator(`input[name="${name}"]`).fill(answer);
  }
}

/** A date is asked in three boxes: `birthOn-day`, `birthOn-month`, `birthOn-year`. */
function answerTo(name: string, answers: Readonly<Record<string, string>>): string | undefined {
  const [field = '', part] = name.split('-');
  const answer = answers[field];
  if (part === undefined || answer === undefined) return answer;
  const [year, month, day] = answer.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) }[part];
}

/** Sends the finished application: the last look, both consents, each ticked by hand. */
export async function sendApplication(page: Page): Promise<void> {
  await page.locator('main:visible button.button-primary').first().click();
  const sheet = page.locator('dialog[open]');
  await sheet.locator('input[name="privacyConsent"]').check();
  await sheet.locator('input[name="termsConsent"]').check();
  await sheet.locator('button[type="submit"]').click();
  await sheet.waitFor({ state: 'detached' }).catch(() => undefined);
}

/** Chooses amount and term by their sliders and goes on to signing. */
export async function chooseLoan(page: Page, amountPesos: number, termDays: number): Promise<void> {
  await waitForRoute(page, 'allWithdraw');
  await page.locator('main:visible input#amount').fill(String(amountPesos * 100));
  await page.locator('main:visible input#term').fill(String(termDays));
  await page.locator('main:visible button.button-primary').last().click();
  await waitForRoute(page, 'withdrawPage');
}

/** Draws a signature with the finger and ticks the acceptance. */
export async function sign(page: Page): Promise<void> {
  const canvas = page.locator('main:visible canvas');
  await page.locator('main:visible input[name="acceptance"]').waitFor();
  if ((await canvas.count()) > 0) {
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('there is no place to sign');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      await page.mouse.move(box.x + box.width * part, box.y + box.height * (part % 0.4 === 0.3 ? 0.3 : 0.7), {
        steps: 4,
      });
    }
    await page.mouse.up();
  }
  await page.locator('main:visible input[name="acceptance"]').check();
}

/** The API as this page's borrower sees it. */
export async function askApi<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (wanted) => {
    const stored = Object.values({ ...localStorage }).find((text) => text.includes('"token"')) ?? '{}';
    const token = /"token":"([^"]+)"/.exec(stored)?.[1] ?? '';
    const response = await fetch(wanted, { headers: { authorization: `Bearer ${token}` } });
    return (await response.json()) as T;
  }, path);
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

/** Every amount of money on show, in centavos. */
export async function amountsOnShow(page: Page): Promise<number[]> {
  const values = await page
    .locator('main:visible data.money-text')
    .evaluateAll((rows) =>
      rows.filter((row) => row.checkVisibility()).map((row) => row.getAttribute('value') ?? ''),
    );
  return values.map((value) => Math.round(Number(value) * 100));
}

/** Pays in full through the partner's page and comes back. */
export async function payInFull(page: Page): Promise<void> {
  await waitForRoute(page, 'repaidDetail');
  await page.locator('main:visible input[name="channel"][value="gcash"]').check({ force: true });
  await page.locator('main:visible .pay-form button[type="submit"]').dblclick();
  await waitForRoute(page, 'triLink');
  await page.locator('main:visible button.button-primary').first().click();
  await page.locator('button[name="outcome"][value="success"]').click();
  await waitForRoute(page, 'KSResult');
}
