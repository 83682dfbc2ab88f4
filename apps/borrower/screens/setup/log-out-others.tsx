import { logOutOthers } from '@luwag/contract/endpoints/session/log-out-others';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';

/** For a phone that was lost, or a log-in that was not the borrower's own: ends every other one. */
export function LogOutOthers() {
  const words = useTranslations('setup.others');
  const errorWords = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);
  const [ended, setEnded] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const endThem = async () => {
    setIsBusy(true);
    setEnded(null);
    const answer = await call(logOutOthers, { body: {} });
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer);
    setEnded(answer.ok ? answer.value.ended : null);
  };
  return (
    <>
      <p>{words('lead')}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void endThem()}>
        {words('button')}
      </Button>
      <output className="change-echo">
        {refusal === null ? null : <span className="field-error">{errorWords(refusal)}</span>}
        {ended === null ? null : <span>{words('done', { count: ended })}</span>}
      </output>
    </>
  );
}
