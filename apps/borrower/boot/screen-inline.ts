import { chosenLanguage, recordOpeningLanguage } from '../platform/chosen-language.ts';
import { afterFirstPaint, bringLinksAtRest } from './after-first-paint.ts';
import { deviceLayout } from '../platform/device-layout.ts';
import { holdTapsUntilReady } from '../platform/held-tap.ts';
import { giveUpUnusedLogIn } from './give-up-log-in.ts';
import { bringHindiLetters } from './hindi-letters.ts';
import type { HydrationInputs } from '@luwag/contract/rendered-screen';
import { hydratesState, inputsInPage } from '../platform/page-tokens.ts';
import { readPhoneSettings, showPhoneSettings } from '../platform/phone-settings.ts';
import { followRootFontSize } from '../platform/root-font-size.ts';

/*
 * Stands in the page of each later screen and starts the app. Where the server has rendered the screen for the borrower who is
 * logged in on this phone, it lets that be seen first; and it asks the server what the screen will want to know, as far as the
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
const given = inputsForThisPhone();
if (given !== null) {
  root.dataset[hydratesState] = 'true';
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

/** Null where the screen is another customer's, in another language than this tab's, or not all that this phone knows. */
function inputsForThisPhone(): HydrationInputs | null {
  const inputs = inputsInPage();
  const isOurs = inputs?.customerId === customerId && (token !== '') === (customerId !== '');
  // Amounts that are not to be seen stand in sentences too; a reload keeps what was chosen in the history entry.
  if (!isOurs || readPhoneSettings(localStorage).areAmountsHidden || history.state !== null) return null;
  return language === inputs.language ? inputs : null;
}

function askEarly(): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers = new Map<string, Promise<Response>>();
  // With a token that has ended they would be refused: the app renews it first.
  const open = tokenEndsAt !== undefined && Date.now() > tokenEndsAt ? [] : asks.split(' ').filter(Boolean);
  for (const address of open) {
    if (given?.answers.some((one) => one.address === address) === true) continue;
    const answer = fetch(address, { headers, credentials: 'same-origin' });
    // A question that fails here is asked again by the component that needs the answer.
    answer.catch(() => undefined);
    answers.set(`${token} ${address}`, answer);
  }
  window.luwagEarlyAnswers = answers;
  setTimeout(() => answers.clear(), freshMs);
}
