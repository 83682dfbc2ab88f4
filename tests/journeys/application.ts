import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { becomeApproved, completeProfile, openBrowser, until } from '../api/test-borrower.ts';
import { drawIdCard } from '../../apps/api/sandbox/drawn-pictures.ts';
import { sampleProfile } from '../../apps/api/sandbox/sample-profile.ts';
import { cardOf, otherSelfieOf, selfieOf } from '../face-pictures.ts';
import { drawNationalId, onTable } from '../id-cards.ts';
import { finger, type Hand } from './hand.ts';
import { productOrigin } from './product-origin.ts';
import { tokenOf } from './story.ts';

/* The application's questions, answered by the names of their fields, so that it holds in every language. */

export type PhotoFiles = { idFront: string; idBack: string; selfie: string };

const pictures = new Map<string, Promise<PhotoFiles>>();

/**
 * Photos as files, as a phone's camera would leave them: a card with a portrait, its back, and a selfie of the same person. With
 * a phone number the card is the one of that borrower and can be read; else it has no more than a name.
 */
export function photoFiles(phone?: string): Promise<PhotoFiles> {
  const known = pictures.get(phone ?? '');
  if (known !== undefined) return known;
  const drawn = drawPhotos(phone);
  pictures.set(phone ?? '', drawn);
  return drawn;
}

async function drawPhotos(phone: string | undefined): Promise<PhotoFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'luwag-pictures-'));
  const words = { title: 'Republic of Samples', name: 'Maria Santos', number: 'Sample' };
  const photos = {
    idFront:
      phone === undefined
        ? await cardOf('collins', [words.title, words.name, words.number])
        : await onTable(readableCard(phone), await selfieOf('collins')),
    idBack: drawIdCard(words, 30).bytes,
    selfie: await otherSelfieOf('collins'),
  };
  const files = Object.entries(photos).map(async ([kind, bytes]) => {
    const file = join(folder, `${kind}.jpg`);
    await writeFile(file, bytes);
    return [kind, file] as const;
  });
  return Object.fromEntries(await Promise.all(files)) as PhotoFiles;
}

/** A card that prints the answers of this borrower. */
function readableCard(phone: string): Buffer {
  const { idNumber = '', firstName = '', lastName = '' } = answersFor(phone);
  return drawNationalId({
    number: idNumber.replace(/(.{4})(?=.)/g, '$1-'),
    firstName: firstName.toUpperCase(),
    lastName: lastName.toUpperCase(),
    middleName: '',
    born: 'MAY 17, 1994',
  });
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

type Answers = Readonly<Record<string, string>>;

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
  {
    hand = finger,
    onStep,
    onFilled,
    isCardReadable = true,
  }: {
    hand?: Hand;
    onStep?: () => Promise<void>;
    /** Called where all fields of a step have their answers and nothing was handed in yet. */
    onFilled?: (route: string) => Promise<void>;
    isCardReadable?: boolean;
  } = {},
): Promise<void> {
  const files = await photoFiles(isCardReadable ? phone : undefined);
  await hand.press(page.locator('main:visible a.button-primary').first());
  await waitForOtherPlace(page, '/homeIndex');
  const answers = answersFor(phone);
  for (let step = 0; step < 60; step += 1) {
    const route = await shownRoute(page);
    if (route === 'homeIndex') return;
    if (!formScreens.includes(route)) throw new Error(`the application led to ${route}`);
    await onStep?.();
    const place = await placeOf(page);
    await answerStep(page, hand, route, { answers, files, onFilled });
    await waitForOtherPlace(page, place);
  }
  throw new Error('the application has no end');
}

/** The same without a screen, and approved: for a story that only begins there. The page learns of it as from another phone. */
export async function becomeApprovedBehind(page: Page, phone: string): Promise<void> {
  const browser = openBrowser(productOrigin());
  browser.hold(await tokenOf(page));
  await completeProfile(productOrigin(), { ...browser, phone });
  await becomeApproved(browser);
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
  hand: Hand,
  route: string,
  {
    answers,
    files,
    onFilled,
  }: { answers: Answers; files: PhotoFiles; onFilled: ((route: string) => Promise<void>) | undefined },
): Promise<void> {
  const view = page.locator('main:visible').first();
  const photo = view.locator('.photo-capture');
  if ((await photo.count()) > 0) return addPhoto(view, hand, files);
  const answered = view.locator(
    `.id-types button[value="${answers['idType'] ?? ''}"], .same-number button[value="gcash"]`,
  );
  if ((await answered.count()) > 0) return hand.press(answered);
  await view.locator('[data-reading]').waitFor({ state: 'detached' });
  const search = view.locator('input[type="search"][name="barangayCode"]');
  if ((await search.count()) > 0) {
    await hand.type(search, 'poblacion makati');
    await hand.press(view.locator('.found-places[aria-busy="false"] button').first());
    await view.locator('.chosen-barangay').waitFor();
  }
  if (route === 'bankName') {
    await hand.press(view.locator('button', { hasText: 'GCash' }).first());
    return;
  }
  const choose = view.locator('a#institutionCode');
  if ((await choose.count()) > 0 && (await view.locator('.institution-chosen').count()) === 0) {
    await hand.press(choose);
    return;
  }
  await fillFields(view, hand, answers);
  await onFilled?.(route);
  await hand.press(view.locator('form button[type="submit"]').first());
}

/** A photo that seems good is sent at once; one of the ID leads on by itself, a selfie is shown with what came of it. */
async function addPhoto(view: Locator, hand: Hand, files: PhotoFiles): Promise<void> {
  const page = view.page();
  const photo = view.locator('.photo-capture');
  const kind = (await photo.getAttribute('id')) as keyof PhotoFiles;
  const stored = photo.locator('.stored-photo img');
  if ((await stored.count()) === 0) {
    const place = await placeOf(page);
    const isSent = async () =>
      kind === 'selfie' ? (await stored.count()) > 0 : (await placeOf(page)) !== place;
    const lookedAt = photo.locator('.photo-picture');
    await hand.pickFile(photo.locator('input[type="file"]').last(), files[kind]);
    await untilSo('a look at the photo', async () => (await lookedAt.count()) > 0 || isSent());
    if ((await lookedAt.count()) > 0) await hand.press(photo.locator('button.button-primary'));
    await untilSo('the photo to be sent', isSent);
    if (kind !== 'selfie') return;
  }
  await hand.press(view.locator('.screen-actions button.button-primary').last());
}

async function untilSo(what: string, isSo: () => Promise<boolean>): Promise<void> {
  await until(what, async () => ((await isSo()) ? true : null), 30_000);
}

/** Gives each question on show its answer; choosing may bring up further ones, so it looks until nothing is open. */
async function fillFields(
  view: Locator,
  hand: Hand,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
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
    if (type === 'radio') await hand.choose(view.locator(`input[name="${name}"]`), answer);
    else if (type === 'search') await hand.press(view.locator(`li button[value="${answer}"]`));
    else if (tag === 'SELECT') await hand.select(view.locator(`select[name="${name}"]`), answer);
    else if (personIn(name) !== null) {
      const [person, phone] = [answer, answers[`${personIn(name) ?? ''}Phone`] ?? ''];
      await hand.paste(view.locator(`input[name="${name}"]`), `${person} 0${phone}`);
      done.add(`INPUT:tel:${personIn(name) ?? ''}Phone`);
    } else await hand.type(view.locator(`input[name="${name}"]`), answer);
  }
}

/** The contact whose name this field asks for: name and number are pasted together, as messages share them. */
function personIn(name: string): string | null {
  return /^((?:emergency|person)\d)Name$/.exec(name)?.[1] ?? null;
}

/** A date is asked in three boxes: `birthOn-day`, `birthOn-month`, `birthOn-year`. */
export function answerTo(name: string, answers: Readonly<Record<string, string>>): string | undefined {
  const [field = '', part] = name.split('-');
  const answer = answers[field];
  if (part === undefined || answer === undefined) return answer;
  const [year, month, day] = answer.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) }[part];
}
