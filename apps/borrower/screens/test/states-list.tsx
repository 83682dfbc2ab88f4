import { listSandboxPeople } from '@luwag/contract/endpoints/sandbox/list-sandbox-people';
import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../../components/button/button.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { beginsAs, type DisplayState, displayStates } from './display-states.ts';
import { personStateKey } from './person-state-key.ts';
import { prepareState } from './prepare-state.ts';

/** Each state by one tap: logged in as somebody who is in it, on the screen that shows it, in the language of this page. */
export function StatesList() {
  const words = useTranslations('test-states.states');
  const { show, busyWith, problem } = useStates();
  return (
    <>
      <p className="bench-note">{words('lead')}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <ul className="bench-people bench-states">
        {displayStates.map((state) => (
          <li key={state.name}>
            <p id={`state-${state.name}`}>
              {words(`names.${state.name}`)}
              <br />
              <span className="bench-note">
                {state.path} · {state.phone}
              </span>
              <MovedOn phone={state.phone} />
            </p>
            <Button
              variant="secondary"
              aria-describedby={`state-${state.name}`}
              isBusy={busyWith === state.name}
              onClick={() => void show(state)}
            >
              {words('show')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says so where the clock or a tester has moved a person on, so that the screen may show something else. */
function MovedOn({ phone }: Pick<DisplayState, 'phone'>) {
  const words = useTranslations('test-states.states');
  const stateWords = useTranslations('test.people.states');
  const people = useAnswer(listSandboxPeople, {}).data?.people ?? [];
  const now = people.find((person) => person.phone === phone)?.state;
  if (now === undefined || now === beginsAs[phone]) return null;
  const key = personStateKey(now);
  return (
    <strong className="bench-moved">{words('moved', { state: key === null ? now : stateWords(key) })}</strong>
  );
}

function useStates() {
  const locale = useLocale();
  const errorWords = useErrorWords();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (state: DisplayState) => {
    setBusyWith(state.name);
    const address = await prepareState(state, isLanguage(locale) ? locale : defaultLanguage);
    setBusyWith(null);
    setProblem(address.ok ? null : errorWords(address));
    if (address.ok) navigate(address.value, { state: { opens: state.opens } });
  };
  return { show, busyWith, problem };
}
