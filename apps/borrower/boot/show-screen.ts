import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  drawnScreenElementId,
  drawnScreenState,
  type ScreenAnswers,
  screenAnswersElementId,
} from '../platform/page-tokens.ts';
import { followHeldTap } from '../platform/held-tap.ts';
import { type Field, giveBackTyped, isTicked, keepTyped } from '../platform/typed-values.ts';

/*
 * A screen that the server has drawn is read while the app is on its way, and touched too. The live screen is built beside
 * it, out of sight, from the same answers; it takes the place in one step when it says as much as the drawing does, with
 * what was typed, tapped, unfolded and focused meanwhile.
 */
const standstillMs = 3000;
/** From a finger's end to the click that may follow it. */
const tapEndMs = 100;
const controls = 'a[href], button, input, select, textarea, summary';

type TakeAnswer = (key: string, answer: ScreenAnswers['answers'][number]['answer']) => void;

/** Shows any screen but the first page, in the place of a drawing where there is one to be seen; its answers are handed to `takeAnswer`. */
export function showScreen(container: HTMLElement, app: ReactNode, takeAnswer: TakeAnswer): void {
  const drawing = document.getElementById(drawnScreenElementId);
  container.replaceChildren();
  if (drawing === null || document.documentElement.dataset[drawnScreenState] === undefined) {
    drawing?.remove();
    createRoot(container).render(app);
    // The first page was hidden while a borrower who is logged in went past it; this is another page.
    delete document.documentElement.dataset['leaving'];
    return;
  }
  takeAnswers(takeAnswer);
  takeOver(drawing, container, app);
}

function takeOver(drawing: HTMLElement, container: HTMLElement, app: ReactNode): void {
  container.hidden = true;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout>;
  // A slow phone is given the time it takes; what still lacks something when nothing more happens goes without.
  const waitOn = () => {
    isLate = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      replaceIfReady();
    }, standstillMs);
  };
  const replaceIfReady = () => {
    const isThere = container.childElementCount > 0;
    const isReady = isLate || busyPartsOf(container) <= busyPartsOf(drawing);
    if (!drawing.isConnected || !isThere || !isReady || isUnderFinger()) return;
    watcher.disconnect();
    clearTimeout(timer);
    replace(drawing, container);
  };
  const isUnderFinger = followFinger(drawing, replaceIfReady);
  const watcher = new MutationObserver(() => {
    waitOn();
    replaceIfReady();
  });
  watcher.observe(container, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  drawing.addEventListener('submit', (event) => event.preventDefault());
  waitOn();
  // In slices, so that the phone hears taps and scrolls meanwhile.
  startTransition(() => createRoot(container).render(app));
}

/** Whether a finger rests on the drawing: a tap that ended on another screen than it began on would be none. */
function followFinger(drawing: HTMLElement, onGone: () => void): () => boolean {
  let isDown = false;
  const lift = () => {
    isDown = false;
    onGone();
  };
  drawing.addEventListener('pointerdown', () => {
    isDown = true;
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    drawing.addEventListener(end, () => setTimeout(lift, tapEndMs));
  return () => isDown;
}

function busyPartsOf(screen: HTMLElement): number {
  return screen.querySelectorAll('[aria-busy="true"]').length;
}

/** What the drawing was made from is what the live screen begins with. */
function takeAnswers(takeAnswer: TakeAnswer): void {
  const text = document.getElementById(screenAnswersElementId)?.textContent ?? '';
  const { answers } = JSON.parse(text) as ScreenAnswers;
  for (const { key, answer } of answers) takeAnswer(key, answer);
}

function replace(drawing: HTMLElement, container: HTMLElement): void {
  const { activeElement } = document;
  const focused = activeElement === null ? undefined : liveTwin(activeElement);
  const tapped = window.luwagHeldTap;
  if (tapped !== undefined && drawing.contains(tapped)) window.luwagHeldTap = liveTwin(tapped);
  const typed = keepTyped(drawing, isTouched);
  const folds = [...drawing.querySelectorAll('summary')].map((summary) => ({
    summary: liveTwin(summary),
    wasOpen: isUnfolded(summary),
  }));
  drawing.remove();
  container.hidden = false;
  delete document.documentElement.dataset[drawnScreenState];
  giveBackTyped(typed, document);
  for (const { summary, wasOpen } of folds)
    if (summary !== undefined && isUnfolded(summary) !== wasOpen) summary.click();
  focused?.focus({ preventScroll: true });
  followHeldTap();

  /** The control of the live screen that says the same, where as many say it; none where the screen has changed. */
  function liveTwin(control: Element): HTMLElement | undefined {
    const alike = (screen: HTMLElement) =>
      [...screen.querySelectorAll<HTMLElement>(controls)].filter(
        ({ tagName, textContent }) => tagName === control.tagName && textContent === control.textContent,
      );
    const [drawn, live] = [alike(drawing), alike(container)];
    return drawn.length === live.length ? live[drawn.findIndex((one) => one === control)] : undefined;
  }
}

function isUnfolded({ parentElement }: HTMLElement): boolean {
  return parentElement instanceof HTMLDetailsElement && parentElement.open;
}

/** Whether somebody changed what the server had drawn. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return options[field.selectedIndex] !== (options.find((one) => one.defaultSelected) ?? options[0]);
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
