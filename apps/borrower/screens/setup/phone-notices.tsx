import { getPush } from '@luwag/contract/endpoints/messages/get-push';
import type { PushState } from '@luwag/contract/endpoints/messages/push-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isStandalone } from '../../platform/is-standalone.ts';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { useErrorWords, type Refusal } from '../../messages/use-error-words.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { turnOffPush, turnOnPush } from '../../store/phone-push.ts';
import { answerKey, useAnswer } from '../../store/use-answer.ts';
import { SwitchRow } from './switch-row.tsx';

/** Word of messages on the phone itself: what it takes, why, and the switch. The phone is asked only by a tap on it. */
export function PhoneNotices() {
  const words = useTranslations('setup.push');
  const isInstalled = usePhoneValue(isStandalone, false);
  if (!isInstalled) {
    return (
      <>
        <p>{words('why')}</p>
        <p>{words('notInstalled')}</p>
        <LinkButton href="/addDeskTopBrowser" variant="secondary">
          {words('install')}
        </LinkButton>
      </>
    );
  }
  const isKnown = 'PushManager' in globalThis && 'Notification' in globalThis;
  return isKnown ? <NoticeSwitch /> : <p>{words('unknown')}</p>;
}

function NoticeSwitch() {
  const push = useAnswer(getPush, {});
  const words = useTranslations('setup.push');
  const errorWords = useErrorWords();
  const productName = useCoreStore((state) => state.proName);
  const [permission, setPermission] = useState(Notification.permission);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const change = async (isOn: boolean, { publicKey }: PushState) => {
    setIsBusy(true);
    const answer = isOn ? await turnOnPush(publicKey) : await turnOffPush();
    setIsBusy(false);
    setPermission(Notification.permission);
    setRefusal(answer === null || answer.ok ? null : answer);
    if (answer?.ok !== true) return;
    const { customerId } = useCoreStore.getState().publicData;
    answerCache.put(answerKey(getPush, customerId, {}), answer.value);
  };
  return (
    <AnswerView query={push} lines={2}>
      {(state) => (
        <>
          <SwitchRow
            name="push"
            label={words('label')}
            hint={words('why')}
            isOn={state.isOn && permission === 'granted'}
            {...(permission === 'denied' || isBusy
              ? {}
              : { onChange: (isOn: boolean) => void change(isOn, state) })}
          />
          {permission === 'denied' ? <output>{words('denied', { product: productName })}</output> : null}
          {refusal === null ? null : <p role="alert">{errorWords(refusal)}</p>}
        </>
      )}
    </AnswerView>
  );
}
