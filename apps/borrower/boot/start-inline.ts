import { isLanguage } from '@luwag/contract/language';
import {
  cookieLanguage,
  recordOpeningLanguage,
  rememberLanguage,
  storedLanguage,
} from '../platform/chosen-language.ts';
import { afterFirstPaint, bringLinksAtRest } from './after-first-paint.ts';
import { deviceLayout, isAndroid } from '../platform/device-layout.ts';
import { keepFirstState } from './first-state.ts';
import { giveUpUnusedLogIn } from './give-up-log-in.ts';
import { holdTapsUntilReady } from '../platform/held-tap.ts';
import { bringHindiLetters } from './hindi-letters.ts';
import { readPhoneSettings, showPhoneSettings } from '../platform/phone-settings.ts';
import { sentCodeName } from '../platform/sent-code-name.ts';
import { publicSettings } from '../platform/public-settings.ts';
import { followRootFontSize } from '../platform/root-font-size.ts';
import { readSessionFlags, storeSessionFlags } from '../platform/session-flags.ts';

/*
 * All the code that runs on the prerendered first page before somebody touches it. It stands inline in the page, so it
 * does the few things that cannot wait, keeps a tap that comes early, and fetches the app at the first sign of intent.
 */
const restMs = 100;
const root = document.documentElement;
const { bundle = '', preload = '', letters } = document.currentScript?.dataset ?? {};

if (isAndroid(navigator.userAgent) && !publicSettings().supportAndroid) {
  location.replace('/noAndroid');
} else if (!reloadedForLanguage()) {
  if (isLanguage(root.lang)) recordOpeningLanguage(root.lang, sessionStorage);
  root.dataset['layout'] = deviceLayout(navigator.userAgent);
  storeSessionFlags(readSessionFlags(location.search), localStorage, sessionStorage);
  followRootFontSize(window);
  showPhoneSettings(readPhoneSettings(localStorage), root);
  addEventListener('load', () => afterFirstPaint(bringTheRest, restMs));
  giveUpUnusedLogIn();
  keepFirstState();
  if (holdsSession()) {
    root.dataset['leaving'] = 'true';
    fetchApp();
  } else {
    waitForIntent();
  }
}

/**
 * Icons, the note for the home screen, and where the page is in Hindi its letters: most phones have these. A desktop need
 * not save, and shows a code beside the page that the app renders. Where a code was sent, the app asks for it.
 */
function bringTheRest(): void {
  bringLinksAtRest();
  if (root.dataset['layout'] === 'desktop' || sentCodeName in sessionStorage) fetchApp();
  if (letters !== undefined) bringHindiLetters(letters);
}

/** A tab that chose another language than the page came in asks once more, with the choice in the cookie. */
function reloadedForLanguage(): boolean {
  const wanted = storedLanguage(sessionStorage);
  if (wanted === null || wanted === root.lang || cookieLanguage(document) === wanted) return false;
  rememberLanguage(wanted, sessionStorage, document);
  location.reload();
  return true;
}

function holdsSession(): boolean {
  try {
    const { publicData } = JSON.parse(localStorage.getItem('luwag-core') ?? '').state;
    return publicData.token !== '' && publicData.customerId !== '';
  } catch {
    // Nothing stored, or not readable as ours: a new visitor.
    return false;
  }
}

function waitForIntent(): void {
  // A click without a touch comes from voice control.
  const signs = 'pointerdown pointermove touchstart focusin keydown input click'.split(' ');
  const go = (event: Event) => {
    window.luwagFirstTouch = event.target;
    for (const sign of signs) removeEventListener(sign, go, true);
    fetchApp();
  };
  for (const sign of signs) addEventListener(sign, go, true);
  holdTapsUntilReady();
}

function fetchApp(): void {
  for (const href of preload.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ bundle).catch(waitForIntent);
}
