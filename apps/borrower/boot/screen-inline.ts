import { chosenLanguage, recordOpeningLanguage } from '../platform/chosen-language.ts';
import { afterFirstPaint, bringLinksAtRest } from './after-first-paint.ts';
import { deviceLayout } from '../platform/device-layout.ts';
import { holdTapsUntilReady } from '../platform/held-tap.ts';
import { giveUpUnusedLogIn } from './give-up-log-in.ts';
import { bringHindiLetters } from './hindi-letters.ts';
import { drawnScreenState, type ScreenAnswers, screenAnswersElementId } from '../platform/page-tokens.ts';
import { readPhoneSettings, showPhoneSettings } from '../platform/phone-settings.ts';
import { followRootFontSize } from '../platform/root-font-size.ts';

/*
 * Stands in the page of each later screen and starts the app. Where the server has drawn the screen for a logged-in borrower
 * on this phone, it lets the drawing be seen first; and it asks the server what the screen will want to know, as far as the
 * page does not bring it, while the app is still on its way. `store/api.ts` takes the answers over where it has the same
 * questions.
 */
const freshMs = 10_000;
const root = document.documentElement;
const { bundle = '', asks = '', letters = '' } = document.currentScript?.dataset ?? {};
giveUpUnusedLogIn();
const language = chosenLanguage(sessionStorage, document);
recordOpeningLanguage(language, sessionStorage);
const { token, customerId, tokenEndsAt } = sessionHere();
const given = answersInPage();
if (given !== null) {
  root.dataset[drawnScreenState] = 'shown';
  root.dataset['layout'] = deviceLayout(navigator.userAgent);
  followRootFontSize(window);
  showPhoneSettings(readPhoneSettings(localStorage), root);
  holdTapsUntilReady();
}
if (token !== '' && customerId !== '') askEarly();
if (given === null) startApp();
else afterFirstPaint(startApp, 0);

function startApp(): void {
  // Kept by the phone, the app is there sooner than the end of its page.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startApp, { once: true });
    return;
  }
  bringLinksAtRest();
  import(/* @vite-ignore */ bundle).catch(() => addEventListener('online', startApp, { once: true }));
  if (language === 'hi-IN') bringHindiLetters(letters);
}

function sessionHere(): { token: string; customerId: string; tokenEndsAt?: number } {
  try {
    return JSON.parse(localStorage.getItem('luwag-core') ?? '').state.publicData;
  } catch {
    // Nobody is logged in on this phone.
    return { token: '', customerId: '' };
  }
}

/** Those of somebody else, or in another language than this tab's, are not for these eyes. */
function answersInPage(): ScreenAnswers | null {
  const text = document.getElementById(screenAnswersElementId)?.textContent ?? '';
  if (text === '') return null;
  const answers = JSON.parse(text) as ScreenAnswers;
  const isOurs = answers.customerId === customerId && (token !== '') === (customerId !== '');
  // Amounts that are not to be seen stand in sentences too.
  if (!isOurs || readPhoneSettings(localStorage).areAmountsHidden) return null;
  return language === answers.language ? answers : null;
}

function askEarly(): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers = new Map<string, Promise<Response>>();
  for (const { address, answer } of given?.answers ?? []) {
    const body = answer.ok ? answer.value : { error: { ...answer.detail, code: answer.code } };
    const status = answer.ok ? 200 : 400;
    answers.set(`${token} ${address}`, Promise.resolve(new Response(JSON.stringify(body), { status })));
  }
  // With a token that has ended they would be refused: the app renews it first.
  const open = tokenEndsAt !== undefined && Date.now() > tokenEndsAt ? [] : asks.split(' ').filter(Boolean);
  for (const address of open) {
    const question = `${token} ${address}`;
    if (!answers.has(question))
      answers.set(question, fetch(address, { headers, credentials: 'same-origin' }));
  }
  // A question that fails here is asked again by the component that needs the answer.
  for (const answer of answers.values()) answer.catch(() => undefined);
  window.luwagEarlyAnswers = answers;
  setTimeout(() => answers.clear(), freshMs);
}
