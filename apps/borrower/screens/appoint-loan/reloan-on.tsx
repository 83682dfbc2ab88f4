import { changeReloan } from '@luwag/contract/endpoints/rewards/change-reloan';
import type { ReloanAnswer, ReloanState } from '@luwag/contract/endpoints/rewards/reloan-answer';
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

/** What is set, what it will cost, and the ways to change or end it. Without an offer nothing is sent, and it can only be ended. */
export function ReloanOn({ reloan }: { reloan: ReloanState }) {
  const words = useTranslations('easy-reloan.on');
  const action = useReloanAction();
  const { chosen, lock, rewards } = reloan;
  return (
    <>
      <StatusCard
        tone="good"
        title={words('title')}
        action={
          <>
            <LinkButton href="/appointLoanList" variant="secondary">
              {words('list')}
            </LinkButton>
            <TurnOff lock={lock} rewards={rewards} action={action} />
          </>
        }
      >
        {chosen === null ? null : (
          <p>{words('lead', { amount: formatWholePesos(chosen.amountCentavos), days: chosen.termDays })}</p>
        )}
        {reloan.isAvailable ? null : <p>{words('noOffer')}</p>}
      </StatusCard>
      <TapProblem {...action} className="reloan-problem" />
      {reloan.isAvailable ? <ChangeNext reloan={reloan} action={action} /> : null}
    </>
  );
}

function ChangeNext({
  reloan,
  action,
}: {
  reloan: ReloanAnswer;
  action: ReturnType<typeof useReloanAction>;
}) {
  const words = useTranslations('easy-reloan.on');
  const [wish, setWish] = useState(() => startWish(reloan, null));
  const set = reloan.chosen ?? wish;
  const isChanged = wish.amountCentavos !== set.amountCentavos || wish.termDays !== set.termDays;
  const save = () => void action.run(() => call(changeReloan, { body: wish }), words('saved'));
  return (
    <>
      <NextLoan reloan={reloan} wish={wish} onChange={setWish} />
      {isChanged ? (
        <div className="reloan-choice">
          <p className="reloan-note">{words('changeNote')}</p>
          <Button isBusy={action.isBusy} onClick={save}>
            {words('save')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
