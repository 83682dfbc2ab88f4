import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../../components/button/button.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { type DisplayState, displayStates } from './display-states.ts';
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
