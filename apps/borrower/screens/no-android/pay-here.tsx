import { enterPayCode } from '@luwag/contract/endpoints/loan/enter-pay-code';
import type { CallOutput } from '@luwag/contract/endpoint';
import { requestPayCode } from '@luwag/contract/endpoints/loan/request-pay-code';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import type { Bridge } from '../../components/partner-facts/partner-facts.tsx';
import type { Refusal } from '../../messages/use-error-words.ts';
import { call } from '../../store/api.ts';
import { CodeForm } from '../../components/code-login/code-form.tsx';
import { type CodeTalk, useCodeLogin } from '../../components/code-login/use-code-login.ts';
import { OrderForm } from './order-form.tsx';
import { PayChoice } from './pay-choice.tsx';
import { PaymentReference } from './payment-reference.tsx';

export type PayableLoan = CallOutput<typeof enterPayCode>;

/** A loan paid on a phone that the app does not serve: number and order, a code, then how much and where. */
export function PayHere() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LazyMessages
      namespaces={['pay-by-code', 'start', 'errors', 'app-errors', 'lending', 'repaid-detail', 'tri-link']}
    >
      <section className="pay-here login">
        {isOpen ? <Steps /> : <Opener onOpen={() => setIsOpen(true)} />}
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
  const orderNumber = useRef('');
  const [typed, setTyped] = useState({ phone: '', orderNumber: '' });
  const [loan, setLoan] = useState<PayableLoan | null>(null);
  const [bridge, setBridge] = useState<Bridge | null>(null);
  const [over, setOver] = useState<Refusal | null>(null);
  const talk = useMemo<CodeTalk>(
    () => ({
      ask: (body) => call(requestPayCode, { body }),
      enter: async (guess) => {
        const answer = await call(enterPayCode, { body: { ...guess, orderNumber: orderNumber.current } });
        if (!answer.ok) return answer;
        setBridge(answer.value.openPayment);
        setLoan(answer.value);
        return answer;
      },
    }),
    [],
  );
  const login = useCodeLogin(talk);
  if (bridge !== null) return <PaymentReference bridge={bridge} onAnother={() => setBridge(null)} />;
  if (loan !== null) {
    const startAgain = (refusal: Refusal) => {
      login.changeNumber();
      setLoan(null);
      setOver(refusal);
    };
    return <PayChoice loan={loan} onLoan={setLoan} onBridge={setBridge} onOver={startAgain} />;
  }
  const isSpent = login.refusal !== null && spentBy.includes(login.refusal.code);
  if (login.sent !== null && !isSpent) {
    return <CodeForm key={login.sent.challengeId} login={login} sent={login.sent} />;
  }
  const send = async (phone: string, order: string, graphicCode: string) => {
    orderNumber.current = order;
    setOver(null);
    await login.send(phone, graphicCode);
  };
  return <OrderForm login={login} over={over} typed={typed} onTyped={setTyped} onSend={send} />;
}
