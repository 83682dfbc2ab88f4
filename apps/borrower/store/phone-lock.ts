import { isLockDue, keepLock, type PhoneLock, readLock, untilLocked } from '../platform/phone-lock.ts';
import { publicSettings } from '../platform/public-settings.ts';
import { hasSession, storedSession, useCoreStore } from './core-store.ts';
import { leave } from './leave.ts';

/*
 * On a phone that locks itself, where that was chosen: what is on show is covered while nobody looks, and the log-in is given
 * up after the time without use. What the clock says counts; the timer only brings somebody to look at it.
 */

const signsOfUse = ['pointerdown', 'keydown', 'input', 'scroll'];
/** Use is written down no more often. */
const notedEveryMs = 1000;
let notedAt = 0;
let isFollowing = false;
let isLocking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let covered: { cover: HTMLElement; focused: Element | null } | null = null;

/** Starts the time at each log-in and at each choice, because both are uses of the app. */
export function followUse(): void {
  noteUse();
  if (isFollowing) return;
  isFollowing = true;
  for (const sign of signsOfUse) addEventListener(sign, noteSign, { capture: true, passive: true });
  for (const change of ['pageshow', 'pagehide']) addEventListener(change, lookAtPage);
  document.addEventListener('visibilitychange', lookAtPage);
  useCoreStore.subscribe((state, previous) => {
    if (hasSession(previous) && !hasSession(state)) forgetUse();
  });
}

/** A scroll says so many times a second; the storage need not hear each. */
function noteSign(): void {
  if (Math.abs(Date.now() - notedAt) < notedEveryMs) return;
  notedAt = Date.now();
  noteUse();
}

/** The time begins again, unless it is over. */
function noteUse(): void {
  const lock = readLock(localStorage);
  if (!isOn(lock)) return;
  if (isOver(lock)) return void lockNow();
  keepLock({ ...lock, usedAt: Date.now() }, localStorage);
  lookLater();
}

function isOn({ minutes }: PhoneLock): boolean {
  return minutes > 0 && !isLocking && hasSession(useCoreStore.getState());
}

/** The time is over, or the log-in was given up in another tab. */
function isOver(lock: PhoneLock): boolean {
  return isLockDue(lock, Date.now()) || storedSession() === null;
}

function lookAtPage(event?: Event): void {
  const lock = readLock(localStorage);
  if (isLocking) return;
  if (!isOn(lock)) return uncover();
  if (isOver(lock)) return void lockNow();
  if (document.visibilityState === 'hidden' || event?.type === 'pagehide') cover();
  else uncover();
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  const waitMs = untilLocked(readLock(localStorage), Date.now());
  if (waitMs !== null) timer = setTimeout(lookAtPage, waitMs);
}

async function lockNow(): Promise<void> {
  isLocking = true;
  cover();
  await leave();
  // From the ground up, so that nothing is left in memory either; the cover goes with the page.
  location.replace('/start');
  isLocking = false;
}

function forgetUse(): void {
  clearTimeout(timer);
  const lock = readLock(localStorage);
  if (lock.usedAt !== null) keepLock({ ...lock, usedAt: null }, localStorage);
  if (!isLocking) uncover();
}

/** Hides everything from eyes, fingers and screen readers (frame.css), and from the picture that the phone takes for its list of apps. */
function cover(): void {
  if (covered !== null) return;
  const element = document.createElement('div');
  element.className = 'phone-cover';
  element.textContent = publicSettings().legalIdentity.productName;
  covered = { cover: element, focused: document.activeElement };
  document.documentElement.dataset['covered'] = 'true';
  document.body.append(element);
}

function uncover(): void {
  if (covered === null) return;
  const { cover: element, focused } = covered;
  covered = null;
  delete document.documentElement.dataset['covered'];
  element.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
