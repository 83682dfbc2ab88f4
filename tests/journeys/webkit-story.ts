import { By, type Origin } from 'selenium-webdriver';
import { answersFor, answerTo, photoFiles } from './application.ts';
import { readSmsCode } from './story.ts';
import type { WebKit } from './webkit.ts';

/* What a borrower does on each screen, in Apple's engine. */

type PhotoKind = keyof Awaited<ReturnType<typeof photoFiles>>;

export async function logInInWebKit(webkit: WebKit, phone: string): Promise<void> {
  await webkit.open('/start');
  await webkit.type('input[name="phone"]', phone);
  await webkit.check('input[name="consent"]');
  await webkit.click('form button[type="submit"]');
  await webkit.find('input[autocomplete="one-time-code"]');
  await webkit.type('input[autocomplete="one-time-code"]', await readSmsCode(phone));
  await webkit.waitForRoute('homeIndex');
}

/** Goes through every question of the application, from the home screen back to the home screen. */
export async function fillApplicationInWebKit(webkit: WebKit, phone: string): Promise<void> {
  const answers = answersFor(phone);
  await webkit.click('main a.button-primary');
  await webkit.waitFor(isElsewhere, '/homeIndex');
  for (let step = 0; step < 60; step += 1) {
    const place = await webkit.run(placeOnShow);
    if (place.startsWith('/homeIndex')) return;
    await answerStep(webkit, answers);
    await webkit.waitFor(isElsewhere, place);
  }
  throw new Error('the application has no end');
}

async function answerStep(webkit: WebKit, answers: Readonly<Record<string, string>>): Promise<void> {
  if (await webkit.has('main .photo-capture')) return addPhoto(webkit);
  if (await webkit.has('main input[type="search"][name="barangayCode"]')) {
    await webkit.type('main input[type="search"][name="barangayCode"]', 'poblacion makati');
    // On a slow machine a list may belong to the first letters; it would change between press and release.
    await webkit.click('main .found-places[aria-busy="false"] button');
    // Until the place is told in words its card may grow, and what stands below it moves.
    await webkit.waitFor(isPlaceTold);
  }
  const byTap = ['main .id-types button[value="philsys"]', 'main .same-number button[value="gcash"]'];
  for (const button of byTap) if (await webkit.has(button)) return webkit.click(button);
  if (await webkit.has('[data-route="bankName"]')) return webkit.clickWords('GCash');
  const mustChooseBank =
    (await webkit.has('main a#institutionCode')) && !(await webkit.has('main .institution-chosen'));
  if (mustChooseBank) return webkit.click('main a#institutionCode');
  await fillFields(webkit, answers);
  return webkit.click('main form button[type="submit"]');
}

/** A photo that seems good is sent at once; one of the ID leads on by itself, a selfie is shown with what came of it. */
async function addPhoto(webkit: WebKit): Promise<void> {
  const kind = (await webkit.run(() => document.querySelector('main .photo-capture')?.id ?? '')) as PhotoKind;
  if (!(await webkit.has('main .stored-photo'))) {
    const files = await webkit.driver.findElements(By.css('main .photo-capture input[type="file"]'));
    await files.at(-1)?.sendKeys((await photoFiles())[kind]);
    await webkit.waitFor(isTaken, kind);
    if (await webkit.has('main .photo-picture'))
      await webkit.click('main .photo-capture button.button-primary');
    if (kind !== 'selfie') return;
    await webkit.find('main .stored-photo img');
  }
  await webkit.click('main .screen-actions button.button-primary, main form button[type="submit"]');
}

/** Gives each question on show its answer; choosing may bring up further ones, so it looks until nothing is open. */
async function fillFields(webkit: WebKit, answers: Readonly<Record<string, string>>): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const next = (await webkit.run(controlsOnShow)).find((control) => !done.has(control));
    if (next === undefined) return;
    done.add(next);
    const [tag, type, name = ''] = next.split(':');
    const answer = answerTo(name, answers);
    if (answer === undefined || answer === '') continue;
    if (type === 'radio') await webkit.check(`main input[name="${name}"][value="${answer}"]`);
    else if (type === 'search') await webkit.click(`main li button[value="${answer}"]`);
    else if (tag === 'SELECT') await webkit.choose(`main select[name="${name}"]`, answer);
    else await webkit.type(`main input[name="${name}"]`, answer);
  }
}

/** Draws a signature and ticks the acceptance. */
export async function signInWebKit(webkit: WebKit): Promise<void> {
  const canvas = await webkit.find('main canvas');
  await webkit.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', canvas);
  const from = (x: number, y: number) => ({ x, y, origin: canvas as unknown as Origin, duration: 100 });
  await webkit.driver
    .actions()
    .move(from(-80, 0))
    .press()
    .move(from(-40, -30))
    .move(from(0, 25))
    .move(from(40, -25))
    .move(from(80, 10))
    .release()
    .perform();
  await webkit.check('main input[name="acceptance"]');
}

/* These run in the page. */

/** Whether this photo was sent, with the next step on show, or is to be looked at. */
function isTaken(kind = ''): boolean {
  const shown = document.querySelector('main .photo-capture')?.id ?? '';
  const isStored = document.querySelector('main .stored-photo img') !== null;
  return shown !== kind || document.querySelector('main .photo-picture') !== null || isStored;
}

function isPlaceTold(): boolean {
  return /\p{L}/u.test(document.querySelector('main .chosen-place')?.textContent ?? '');
}

function placeOnShow(): string {
  const heading = [...document.querySelectorAll('h1')].find((row) => row.getClientRects().length > 0);
  return `${location.pathname}${location.search}|${heading?.textContent ?? ''}`;
}

/** Whether another step than the known one is on show, with all that it waits for. */
function isElsewhere(known = ''): boolean {
  const shown = [...document.querySelectorAll('main')].find((row) => row.getClientRects().length > 0);
  const heading = shown?.querySelector('h1')?.textContent ?? '';
  const route = document.querySelector<HTMLElement>('[data-route]')?.dataset['route'] ?? '';
  const isLoading = shown?.querySelector('[aria-busy="true"]') !== null || `/${route}` !== location.pathname;
  return heading !== '' && !isLoading && `${location.pathname}${location.search}|${heading}` !== known;
}

function controlsOnShow(): string[] {
  const shown = [...document.querySelectorAll('main')].find((row) => row.getClientRects().length > 0);
  const controls = shown?.querySelectorAll('input[name], select[name]') ?? [];
  return [...controls].map((control) =>
    [control.tagName, control.getAttribute('type') ?? '', control.getAttribute('name')].join(':'),
  );
}
