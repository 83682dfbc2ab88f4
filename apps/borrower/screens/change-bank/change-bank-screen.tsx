import { getAccountChange } from '@luwag/contract/endpoints/account/get-account-change';
import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStepArrival } from '../../app/route-arrival.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { useProfile } from '../../store/profile.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { ChangeForm } from './change-form.tsx';
import { RefusedCard } from './refused-card.tsx';

/** Where the money goes, and changing that; whatever stands against it is told before anything is filled in. */
export default function ChangeBankScreen() {
  const words = useTranslations('change-bank');
  const account = useAnswer(getAccountChange, {});
  const profile = useProfile();
  const [changed, setChanged] = useState<AccountChangeAnswer | null>(null);
  useStepArrival(changed === null ? 'form' : 'done');
  return (
    <ScreenFrame title={words('title')} lead={words('lead')} back="/my">
      {changed === null ? (
        <AnswerView query={account} lines={6}>
          {(known) => (
            <>
              <section className="account-now">
                <h2>{words('now')}</h2>
                <p>{words('account', { institution: known.institution, number: known.numberMasked })}</p>
              </section>
              {known.refusal === null ? (
                <AnswerView query={profile} lines={8}>
                  {(value) => <ChangeForm profile={value} onChanged={setChanged} />}
                </AnswerView>
              ) : (
                <RefusedCard refusal={known.refusal} />
              )}
            </>
          )}
        </AnswerView>
      ) : (
        <ChangedCard account={changed} />
      )}
    </ScreenFrame>
  );
}

function ChangedCard({ account: { institution, numberMasked } }: { account: AccountChangeAnswer }) {
  const words = useTranslations('change-bank');
  return (
    <StatusCard
      tone="good"
      title={words('done.title')}
      action={<LinkButton href="/my">{words('toProfile')}</LinkButton>}
    >
      <p>{words('done.body', { institution, number: numberMasked })}</p>
    </StatusCard>
  );
}
