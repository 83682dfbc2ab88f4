import { enterPayCode } from '@luwag/contract/endpoints/loan/enter-pay-code';
import type { CallOutput } from '@luwag/contract/endpoint';
import { getLoanByCode } from '@luwag/contract/endpoints/loan/get-loan-by-code';
import { requestPayCode } from '@luwag/contract/endpoints/loan/request-pay-code';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadProblem } from '../../components/answer-view/load-problem.tsx';
import { Button } from '../../components/button/button.tsx';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import type { Bridge } from '../../components/partner-facts/partner-facts.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Refusal } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { isPassing } from '../../store/refused-call.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { CodeForm } from '../../components/code-login/code-form.tsx';
import { forgetCode } from '../../components/code-login/kept-code.ts';
import { type CodeTalk, useCodeLogin } from '../../components/code-login/use-code-login.ts';
import {
  forgetEntered,
  isPaymentBegun,
  keepEntered,
  keepOrder,
  keptOrder,
  payCodeName,
  wasEntered,
} from './kept-payment.ts';
import { OrderForm } from './order-form.tsx';
import { PayChoice } from './pay-choice.tsx';
import { PaymentReference } from './payment-reference.tsx';

export type PayableLoan = CallOutput<typeof enterPayCode>;

/** A loan paid on a phone that the app does not serve: number and order, a code, then how much and where. */
export function PayHere() {
  const [isOpen, setIsOpen] = useState(false);
  const isBegun = usePhoneValue(isPaymentBegun, false);
  return (
    <LazyMessages
      namespaces={['pay-by-code', 'start', 'errors', 'app-errors', 'lending', 'repaid-detail', 'tri-link']}
    >
      <section className="pay-here login">
        {isOpen || isBegun ? <Steps /> : <Opener onOpen={() => setIsOpen(true)} />}
      </section>
    </LazyMessages>
  );
}

function Opener({ onOpen }: { onOpen: () => void }) {
  const words = useTranslations('pay-by-code');
  return (
    <>
      <h2>{words('title')}</h2>
      <p>{words('lead')}</p>
      <Button guardMs={0} onClick={onOpen}>
        {words('open')}
      </Button>
    </>
  );
}

/** Refusals after which the code is spent, so that number and order are asked for again. */
const spentBy: readonly string[] = ['loan_not_matched', 'loan_not_repayable'];

function Steps() {
  const [typed, setTyped] = useState(() => ({ phone: '', orderNumber: keptOrder() }));
  const orderNumber = useRef(typed.orderNumber);
  const [isAsking, setIsAsking] = useState(wasEntered);
  const [loan, setLoan] = useState<PayableLoan | null>(null);
  const [bridge, setBridge] = useState<Bridge | null>(null);
  const [over, setOver] = useState<Refusal | null>(null);
  const show = (found: PayableLoan) => {
    setBridge(found.openPayment);
    setLoan(found);
    setIsAsking(false);
  };
  const talk = useMemo<CodeTalk>(
    () => ({
      keptAs: payCodeName,
      ask: (body) => call(requestPayCode, { body }),
      enter: async (guess) => {
        const answer = await call(enterPayCode, { body: { ...guess, orderNumber: orderNumber.current } });
        if (!answer.ok) {
          if (spentBy.includes(answer.code)) forgetCode(payCodeName);
          return answer;
        }
        keepEntered();
        setBridge(answer.value.openPayment);
        setLoan(answer.value);
        return answer;
      },
    }),
    [],
  );
  const login = useCodeLogin(talk);
  const startAgain = (refusal: Refusal) => {
    forgetEntered();
    login.changeNumber();
    setIsAsking(false);
    setLoan(null);
    setOver(refusal);
  };
  if (isAsking) return <EnteredLoan onLoan={show} onOver={startAgain} />;
  if (bridge !== null) return <PaymentReference bridge={bridge} onAnother={() => setBridge(null)} />;
  if (loan !== null)
    return <PayChoice loan={loan} onLoan={setLoan} onBridge={setBridge} onOver={startAgain} />;
  const isSpent = login.refusal !== null && spentBy.includes(login.refusal.code);
  if (login.sent !== null && !isSpent) {
    return <CodeForm key={login.sent.challengeId} login={login} sent={login.sent} />;
  }
  const send = async (phone: string, order: string, graphicCode: string) => {
    orderNumber.current = order;
    keepOrder(order);
    forgetEntered();
    setOver(null);
    await login.send(phone, graphicCode);
  };
  return <OrderForm login={login} over={over} typed={typed} onTyped={setTyped} onSend={send} />;
}

type EnteredProps = { onLoan: (loan: PayableLoan) => void; onOver: (refusal: Refusal) => void };

/** Asks once for the loan whose code was entered before the page was loaded again. */
function EnteredLoan({ onLoan, onOver }: EnteredProps) {
  const held = useAnswer(getLoanByCode, {}, { onAnswer: onLoan });
  const refusal = held.error?.refusal ?? null;
  const isOver = refusal !== null && !isPassing(refusal.code);
  const end = useEffectEvent(() => {
    if (refusal !== null) onOver(refusal);
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return refusal === null || isOver ? (
    <Skeleton lines={4} />
  ) : (
    <LoadProblem refusal={refusal} onRetry={() => void held.refetch()} />
  );
}
