import { getAdConsent } from '@luwag/contract/endpoints/settings/get-ad-consent';
import { saveAdConsent } from '@luwag/contract/endpoints/settings/save-ad-consent';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import type { Refusal } from '../../messages/use-error-words.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { call } from '../../store/api.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { answerKey, useAnswer } from '../../store/use-answer.ts';
import { ChangeEcho } from './change-echo.tsx';
import { readPromotion } from './promotion.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whether an advertising service may be told which advertisement led here; nothing where the lender has none told. */
export function AdChoice() {
  const words = useTranslations('setup.ads');
  const consent = useAnswer(getAdConsent, {});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const change = async (isOn: boolean, isUndone: boolean) => {
    const body = isOn ? { isOn, ...readPromotion(localStorage) } : { isOn };
    const answer = await call(saveAdConsent, { body });
    setRefusal(answer.ok ? null : answer);
    setIsChanged(answer.ok && !isUndone);
    if (!answer.ok) return;
    const { customerId } = useCoreStore.getState().publicData;
    answerCache.put(answerKey(getAdConsent, customerId, {}), answer.value);
  };
  return (
    <AnswerView query={consent} lines={1}>
      {({ isOffered, isOn }) =>
        isOffered || isOn ? (
          <Fold title={words('title')}>
            <SwitchRow
              name="adConsent"
              label={words('label')}
              hint={words('hint')}
              isOn={isOn}
              onChange={(wanted) => void change(wanted, false)}
            />
            <ChangeEcho refusal={refusal} onUndo={isChanged ? () => void change(!isOn, true) : null} />
          </Fold>
        ) : null
      }
    </AnswerView>
  );
}
