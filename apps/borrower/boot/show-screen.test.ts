import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from './show-screen.ts';

const page = document.documentElement;
let container: HTMLElement;
let pressed: string[];
let takeAnswer: ReturnType<typeof vi.fn<(key: string, answer: unknown) => void>>;

function Screen({ isBusy = false }: { isBusy?: boolean }) {
  return createElement(
    'main',
    { 'data-route': 'home', 'aria-busy': isBusy },
    createElement('input', { name: 'place', defaultValue: 'Cebu' }),
    createElement('input', { name: 'street', defaultValue: 'kept on the phone' }),
    createElement(
      'select',
      { name: 'years', defaultValue: 'three' },
      createElement('option', { value: '' }),
      createElement('option', { value: 'three' }),
    ),
    createElement('button', { type: 'button', onClick: () => pressed.push('save') }, 'Save'),
    ...['Papers', 'Parts'].map((name) =>
      createElement(
        'details',
        { key: name },
        createElement('summary', {}, name),
        createElement('p', {}, 'more'),
      ),
    ),
  );
}
const drawnMarkup =
  '<main data-route="home"><input name="place" value="Cebu"><input name="street" value=""><select name="years"><option value=""></option><option value="three"></option></select><button type="button">Save</button><details><summary>Papers</summary><p>more</p></details><details><summary>Parts</summary><p>more</p></details></main>';

const drawing = () => document.getElementById('drawn-screen');
const field = (part: ParentNode | null, name: string) =>
  part?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input');

/** Waits until the observers of an element have run. */
const changeOf = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe(element, { childList: true });
    element.append(document.createElement('i'));
  });

beforeEach(() => {
  pressed = [];
  takeAnswer = vi.fn<(key: string, answer: unknown) => void>();
  document.body.innerHTML = `<script type="application/json" id="screen-answers">{"customerId":"c","language":"en-US","answers":[{"key":"loans","answer":{"ok":true,"value":[]}}]}</script>
    <div id="drawn-screen">${drawnMarkup}</div><div id="app"></div>`;
  container = document.getElementById('app') ?? document.body;
});
afterEach(() => {
  vi.useRealTimers();
  delete page.dataset['drawn'];
  delete page.dataset['ready'];
  window.luwagHeldTap = undefined;
});

test('a drawing that is not for these eyes goes before the screen comes', async () => {
  showScreen(container, createElement(Screen), takeAnswer);
  expect(drawing()).toBeNull();
  expect(takeAnswer).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
});

test('the live screen takes the place with what was typed, focused and tapped meanwhile', async () => {
  page.dataset['drawn'] = 'shown';
  const early = field(drawing(), 'place');
  early.value = 'Davao';
  early.focus();
  window.luwagHeldTap = drawing()?.querySelector('button') ?? undefined;
  showScreen(container, createElement(Screen), takeAnswer);
  expect(takeAnswer).toHaveBeenCalledWith('loans', { ok: true, value: [] });
  await vi.waitFor(() => expect(drawing()).toBeNull());
  expect(container.hidden).toBe(false);
  expect(field(container, 'place').value).toBe('Davao');
  expect(document.activeElement).toBe(field(container, 'place'));
  // Nobody touched it in the drawing: what the phone knows better stays.
  expect(field(container, 'street').value).toBe('kept on the phone');
  expect(container.querySelector('select')?.value).toBe('three');
  expect(pressed).toEqual(['save']);
});

test('what was unfolded in the drawing is so in the live screen, and nothing else', async () => {
  page.dataset['drawn'] = 'shown';
  drawing()?.querySelector('details')?.setAttribute('open', '');
  showScreen(container, createElement(Screen), takeAnswer);
  await vi.waitFor(() => expect(drawing()).toBeNull());
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test('a tap on something that the live screen no longer says is not carried out on what stands there instead', async () => {
  page.dataset['drawn'] = 'shown';
  const button = drawing()?.querySelector('button');
  if (button) button.textContent = 'Pay';
  window.luwagHeldTap = button ?? undefined;
  showScreen(container, createElement(Screen), takeAnswer);
  await vi.waitFor(() => expect(drawing()).toBeNull());
  expect(pressed).toEqual([]);
});

test('the drawing stays while the live screen has less to say', async () => {
  page.dataset['drawn'] = 'shown';
  const live = createElement(Screen, { isBusy: true });
  showScreen(container, live, takeAnswer);
  await vi.waitFor(() => expect(container.querySelector('main')).not.toBeNull());
  expect(drawing()).not.toBeNull();
  container.querySelector('main')?.setAttribute('aria-busy', 'false');
  await vi.waitFor(() => expect(drawing()).toBeNull());
});

test('a drawing under a finger stays until the tap is over', async () => {
  page.dataset['drawn'] = 'shown';
  const button = drawing()?.querySelector('button');
  const touch = (type: string) => button?.dispatchEvent(new Event(type, { bubbles: true }));
  showScreen(container, createElement(Screen), takeAnswer);
  touch('pointerdown');
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  await changeOf(container);
  expect(drawing()).not.toBeNull();
  touch('pointerup');
  window.luwagHeldTap = button ?? undefined;
  await vi.waitFor(() => expect(drawing()).toBeNull());
  expect(pressed).toEqual(['save']);
});

test('a live screen that stays half built takes the place when nothing has come to it for three seconds, not while it grows', async () => {
  page.dataset['drawn'] = 'shown';
  showScreen(container, createElement(Screen, { isBusy: true }), takeAnswer);
  await vi.waitFor(() => expect(container.querySelector('main')).not.toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const grow = changeOf(container);
  await grow;
  vi.advanceTimersByTime(2_900);
  const growMore = changeOf(container);
  await growMore;
  vi.advanceTimersByTime(2_900);
  expect(drawing()).not.toBeNull();
  vi.advanceTimersByTime(100);
  expect(drawing()).toBeNull();
});
