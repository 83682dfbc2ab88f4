import { changeReloan } from '@luwag/contract/endpoints/rewards/change-reloan';
import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatWholePesos } from '@luwag/contract/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { TurnOff } from '../../components/reloan-action/turn-off.tsx';
import { useReloanAction } from '../../components/reloan-action/use-reloan-action.ts';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { call } from '../../store/api.ts';
import { NextLoan } from './next-loan.tsx';
import { startWish } from './start-wish.ts';

/** What is set, what it will cost, and the ways to change or end it. */
export function ReloanOn({ reloan }: { reloan: ReloanAnswer }) {
  const words = useTranslations('easy-reloan');
  const action = useReloanAction();
  const [wish, setWish] = useState(() => startWish(reloan, null));
  const set = reloan.chosen ?? wish;
  const isChanged = wish.amountCentavos !== set.amountCentavos || wish.termDays !== set.termDays;
  const save = () => void action.run(() => call(changeReloan, { body: wish }), words('on.saved'));
  return (
    <>
      <StatusCard
        tone="good"
        title={words('on.title')}
        action={
          <>
            <LinkButton href="/appointLoanList" variant="secondary">
              {words('on.list')}
            </LinkButton>
            <TurnOff lock={reloan.lock} rewards={reloan.rewards} action={action} />
          </>
        }
      >
        <p>{words('on.lead', { amount: formatWholePesos(set.amountCentavos), days: set.termDays })}</p>
      </StatusCard>
      <TapProblem {...action} className="reloan-problem" />
      <NextLoan reloan={reloan} wish={wish} onChange={setWish} />
      {isChanged ? (
        <div className="reloan-choice">
          <p className="reloan-note">{words('on.changeNote')}</p>
          <Button isBusy={action.isBusy} onClick={save}>
            {words('on.save')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
