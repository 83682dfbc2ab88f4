import type { HydrationInputs } from '@luwag/contract/rendered-screen';
import { act, cleanup } from '@testing-library/react';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { type ReactNode, use, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wholeScreen } from '../platform/held-tap.ts';
import { publicSettings } from '../platform/public-settings.ts';
import { answerCache, knownFrom } from '../store/answer-cache.ts';
import { useCoreStore } from '../store/core-store.ts';
import { makeRenderedFrom } from '../store/make-rendered-from.ts';
import { RenderedFromContext } from '../store/rendered-from.ts';
import { answerKey, useAnswer } from '../store/use-answer.ts';
import { HydratedPart } from '../components/hydration/hydrated-part.tsx';
import { usePhoneValue } from '../components/hydration/use-phone-value.ts';
import { homeAnswer } from '../testing/loan-answers.ts';
import { type SentCall, serveAnswers } from '../testing/serve-answers.ts';
import { showLaterScreen } from './later-screen.tsx';

const page = document.documentElement;
const inputs: HydrationInputs = {
  customerId: 'c',
  language: 'en-US',
  origin: 'http://localhost',
  answers: [
    {
      key: answerKey(getHome, 'c', {}),
      address: getHome.path,
      answer: { ok: true, value: homeAnswer({ state: 'incomplete', doneTasks: 0 }) },
    },
  ],
};
let pressed: string[] = [];
let changes: string[] = [];
let seen: string[] = [];
let sent: SentCall[];

function Screen({ children }: { children?: ReactNode }) {
  const [place, setPlace] = useState('');
  const [years, setYears] = useState('three');
  const [isOn, setIsOn] = useState(true);
  const [kind, setKind] = useState('full');
  const [isOpen, setIsOpen] = useState(false);
  const home = useAnswer(getHome, {});
  const where = usePhoneValue(() => 'phone', 'server');
  const shown = [home.data?.state, where, place, years, isOn, kind, isOpen].join(' ');
  seen.push(shown);
  return (
    <main data-route="home" onChange={({ target }) => changes.push(target.getAttribute('name') ?? '')}>
      <output>{shown}</output>
      <input
        aria-label="Place"
        name="place"
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <select aria-label="Years" name="years" value={years} onChange={({ target }) => setYears(target.value)}>
        <option value="three">3</option>
        <option value="five">5</option>
      </select>
      <input
        aria-label="On"
        type="checkbox"
        name="isOn"
        checked={isOn}
        onChange={({ target }) => setIsOn(target.checked)}
      />
      {['full', 'part'].map((one) => (
        <input
          key={one}
          aria-label={one}
          type="radio"
          name="kind"
          value={one}
          checked={kind === one}
          onChange={() => setKind(one)}
        />
      ))}
      <button type="button" onClick={() => pressed.push('save')}>
        Save
      </button>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Papers</summary>
      </details>
      {children}
      <ScreenEnd />
    </main>
  );
}

function screenWith(part: ReactNode) {
  return (
    <Screen>
      <HydratedPart waiting={null}>{part}</HydratedPart>
    </Screen>
  );
}

/** As the shell does. */
function ScreenEnd() {
  const hydration = use(RenderedFromContext)?.hydration;
  useEffect(() => hydration?.end(wholeScreen), [hydration]);
  return null;
}

/** Is hydrated in the same go as the screen around it. */
function PartAtOnce() {
  const hydration = use(RenderedFromContext)?.hydration;
  useEffect(() => {
    hydration?.wait('part');
    hydration?.end('part');
  }, [hydration]);
  return null;
}

function find(place: string): HTMLInputElement & HTMLDetailsElement {
  const found = document.querySelector<HTMLInputElement & HTMLDetailsElement>(place);
  if (found === null) throw new Error(`${place} is not there`);
  return found;
}
const container = () => find('#app');
const output = () => find('output').textContent;

/** The page as the server sends it, with that screen in it. */
function openPage(app = <Screen />): void {
  const from = makeRenderedFrom(
    { customerId: 'c', settings: publicSettings(), userAgent: '', origin: inputs.origin },
    new Map(inputs.answers.map(({ key, answer }) => [key, knownFrom(answer)])),
  );
  const markup = renderToString(<RenderedFromContext value={from}>{app}</RenderedFromContext>);
  seen = [];
  document.body.innerHTML = `<script type="application/json" id="hydration-inputs">${JSON.stringify(inputs)}</script><div id="app" data-rendered>${markup}</div>`;
}

beforeEach(() => {
  useCoreStore.getState().mergePublicData({ customerId: 'c', token: 't' });
  sent = serveAnswers({});
  pressed = [];
  changes = [];
  page.dataset['hydrates'] = 'true';
  openPage();
});
afterEach(() => {
  cleanup();
  answerCache.clear();
  window.luwagHeldTap = undefined;
  for (const name of ['hydrates', 'ready']) delete page.dataset[name];
});

const show = (app = <Screen />) => act(async () => showLaterScreen(container(), 'home', app));

test('the screen in the page is hydrated as it is, first with what the server had, then with what only the phone has', async () => {
  const main = find('main');
  await show();
  expect(find('main')).toBe(main);
  expect(seen[0]).toBe('incomplete server  three true full false');
  expect(seen.slice(1)).toEqual(['incomplete phone  three true full false']);
  expect(output()).toBe(seen[1]);
  expect(sent).toEqual([]);
});

test('what was typed, chosen, ticked and unfolded before is told to React', async () => {
  find('[name=place]').value = 'Cebu';
  find('select').value = 'five';
  find('[name=isOn]').checked = false;
  find('[value=part]').checked = true;
  find('details').open = true;
  await show();
  expect(output()).toBe('incomplete phone Cebu five false part true');
  expect(find('[name=place]').value).toBe('Cebu');
  expect(find('[value=full]').checked).toBe(false);
});

test('a tap that was kept is carried out on the same button, once', async () => {
  window.luwagHeldTap = find('button');
  await show();
  expect(pressed).toEqual(['save']);
  expect(page.dataset['ready']).toBe('true');
});

test('taps are kept until every part of the screen is hydrated, and nothing is told twice', async () => {
  const { promise: code, resolve } = Promise.withResolvers<string>();
  const Late = () => use(code);
  openPage(screenWith('late'));
  window.luwagHeldTap = find('button');
  find('[name=place]').value = 'Cebu';
  find('select').value = 'five';
  find('[name=isOn]').checked = false;
  find('[value=part]').checked = true;
  await show(screenWith(<Late />));
  expect(page.dataset['ready']).toBeUndefined();
  expect(pressed).toEqual([]);
  expect(changes.toSorted()).toEqual(['isOn', 'kind', 'place', 'years']);
  await act(async () => resolve('late'));
  expect(page.dataset['ready']).toBe('true');
  expect(pressed).toEqual(['save']);
  expect(changes).toHaveLength(4);
});

test('what was typed stays where several parts are hydrated in one go', async () => {
  openPage(<Screen />);
  find('[name=place]').value = 'Cebu';
  find('select').value = 'five';
  find('[name=isOn]').checked = false;
  find('[value=part]').checked = true;
  await show(
    <Screen>
      <PartAtOnce />
    </Screen>,
  );
  expect(changes.toSorted()).toEqual(['isOn', 'kind', 'place', 'years']);
  expect(output()).toBe('incomplete phone Cebu five false part false');
});

test.each([
  ['is not for this phone', () => delete page.dataset['hydrates']],
  ['is another one', () => (find('main').dataset['route'] = 'bill')],
])("a screen in the page that %s gives way to the phone's own", async (_, change) => {
  const main = find('main');
  change();
  await show();
  expect(main.isConnected).toBe(false);
  expect(container().hasAttribute('data-rendered')).toBe(false);
  expect(seen[0]).toBe(' phone  three true full false');
});
