import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/*
 * Files share a thread and its libraries, which take longer to load than most of them run. Each file has the app's own modules to
 * itself, with nothing in their stores, and leaves the window as it was given to it.
 */

vi.resetModules();
if (typeof document !== 'undefined') giveWindowBack();

/** Which React listens to once for all of its roots. */
const ofReact = 'selectionchange';

function giveWindowBack(): void {
  const html = attributesOf(document.documentElement);
  const body = attributesOf(document.body);
  const head = document.head.innerHTML;
  const address = location.href;
  const forgetListeners = [followListeners(window), followListeners(document)];
  afterAll(async () => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const forget of forgetListeners) forget();
    await (window as unknown as { happyDOM: { abort: () => Promise<void> } }).happyDOM.abort();
    document.head.innerHTML = head;
    document.body.replaceChildren();
    giveBack(document.documentElement, html);
    giveBack(document.body, body);
    for (const pair of document.cookie.split('; ')) {
      document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0; path=/`;
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', address);
  });
}

type Listening = [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?];

/** From now on keeps what listens, and answers how to have none of it listen any more. */
function followListeners(target: Window | Document): () => void {
  const listening: Listening[] = [];
  const usual = target.addEventListener;
  const listen = usual.bind(target) as (...listener: Listening) => void;
  target.addEventListener = (...listener: Listening) => {
    if (listener[0] !== ofReact) listening.push(listener);
    listen(...listener);
  };
  return () => {
    for (const [type, listener, options] of listening) target.removeEventListener(type, listener, options);
    target.addEventListener = usual;
  };
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

function giveBack(element: Element, attributes: ReadonlyMap<string, string>): void {
  for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) element.setAttribute(name, value);
}
