import type { Answer } from '@luwag/contract/client';
import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { getGraphicCode } from '@luwag/contract/endpoints/session/get-graphic-code';
import { logIn } from '@luwag/contract/endpoints/session/log-in';
import { requestCode } from '@luwag/contract/endpoints/session/request-code';
import { isLanguage, defaultLanguage } from '@luwag/contract/language';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { type Refusal } from '../../messages/use-error-words.ts';
import { call, enterSession } from '../../store/api.ts';
import { sentCodeName } from '../../platform/sent-code-name.ts';
import { useIsHydrating } from '../hydration/use-is-hydrating.ts';
import { findCode, forgetCode, keepCode } from './kept-code.ts';

export type GraphicCode = CallOutput<typeof getGraphicCode>;
/** Of a code that was sent before the page was loaded again, the number is masked. */
export type SentCode = CallOutput<typeof requestCode> & { phone: string };

export type CodeLogin = {
  /** The code on its way, or null while the phone number is being asked for. */
  sent: SentCode | null;
  graphic: GraphicCode | null;
  refusal: Refusal | null;
  /** How often the server has refused since the page was opened. */
  refusalCount: number;
  isBusy: boolean;
  send: (phone: string, graphicCode: string) => Promise<boolean>;
  /** Answers whether the code was the right one. */
  enter: (code: string) => Promise<boolean>;
  changeNumber: () => void;
  showAnotherGraphic: () => Promise<void>;
};

type Asked = Omit<CallInput<typeof requestCode>['body'], 'hasPrivacyConsent'>;

/** What a code is asked for and handed in for. */
export type CodeTalk = {
  /** Under which name this tab keeps the code on its way. */
  keptAs: string;
  ask: (body: Asked) => Promise<Answer<CallOutput<typeof requestCode>>>;
  enter: (guess: CallInput<typeof logIn>['body']) => Promise<Answer<unknown>>;
};

const loginTalk: CodeTalk = {
  keptAs: sentCodeName,
  ask: (body) => call(requestCode, { body: { ...body, hasPrivacyConsent: true } }),
  enter: async (body) => {
    const answer = await call(logIn, { body });
    // With a session held, the guard leads on to where the borrower wanted to go.
    if (answer.ok) enterSession(answer.value);
    return answer;
  },
};

/** The talk with the server behind the login: ask for a code, sometimes prove to be a person, hand the code in. */
export function useCodeLogin(talk: CodeTalk = loginTalk): CodeLogin {
  const locale = useLocale();
  const { keptAs } = talk;
  const isHydrating = useIsHydrating();
  const kept = useMemo(() => (isHydrating ? null : findCode(keptAs)), [isHydrating, keptAs]);
  /** Undefined until something was sent or given up on this page. */
  const [sentHere, setSent] = useState<SentCode | null>();
  const sent = sentHere === undefined ? kept : sentHere;
  const [graphic, setGraphic] = useState<GraphicCode | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refusalCount, setRefusalCount] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (answer: Refusal) => {
    setRefusal(answer);
    setRefusalCount((count) => count + 1);
  };

  const showAnotherGraphic = async () => {
    const answer = await call(getGraphicCode, {});
    if (answer.ok) setGraphic(answer.value);
    else refuse(answer);
  };

  const whileBusy = async <Result>(work: () => Promise<Result>) => {
    setIsBusy(true);
    setRefusal(null);
    try {
      return await work();
    } finally {
      setIsBusy(false);
    }
  };

  const send = (phone: string, graphicCode: string) =>
    whileBusy(async () => {
      const proof = graphic === null ? {} : { graphicCodeId: graphic.graphicCodeId, graphicCode };
      const language = isLanguage(locale) ? locale : defaultLanguage;
      const answer = await talk.ask({ phone, language, ...proof });
      if (answer.ok) {
        setGraphic(null);
        const code = { ...answer.value, phone };
        setSent(code);
        keepCode(keptAs, code);
        return true;
      }
      refuse(answer);
      if (needsGraphic(answer)) await showAnotherGraphic();
      return false;
    });

  const enter = (code: string) =>
    whileBusy(async () => {
      if (sent === null) return true;
      const answer = await talk.enter({ challengeId: sent.challengeId, code });
      if (answer.ok || answer.code === 'code_expired') forgetCode(keptAs);
      if (!answer.ok) refuse(answer);
      return answer.ok;
    });

  const changeNumber = () => {
    forgetCode(keptAs);
    setSent(null);
    setRefusal(null);
  };
  return { sent, graphic, refusal, refusalCount, isBusy, send, enter, changeNumber, showAnotherGraphic };
}

function needsGraphic(refusal: Refusal): boolean {
  return refusal.code === 'graphic_code_required' || refusal.code === 'graphic_code_incorrect';
}
