import { getAccountChange } from '@luwag/contract/endpoints/account/get-account-change';
import type { AccountChangeAnswer } from '@luwag/contract/endpoints/account/account-change-answer';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { goBackToWish } from '../../routing/go-back-to-wish.ts';
import { type LoanWish, useLoanWish } from '../../store/loan-wish.ts';
import { useStepArrival } from '../../routing/step-arrival.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { Button } from '../../components/button/button.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { useProfile } from '../../store/profile.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { RefusedCard } from './refused-card.tsx';

/** For those who may change it today. */
const ChangeForm = hydratedComponent(
  async () => (await import('./change-form.tsx')).ChangeForm,
  <Skeleton lines={8} />,
);

/** Where the money goes, and changing that; whatever stands against it is told before anything is filled in. */
export default function ChangeBankScreen() {
  const words = useTranslations('change-bank');
  const account = useAnswer(getAccountChange, {});
  const profile = useProfile();
  // A borrower who came from signing for a loan goes back to it.
  const wish = useLoanWish();
  const [changed, setChanged] = useState<AccountChangeAnswer | null>(null);
  useStepArrival(changed === null ? 'form' : 'done');
  return (
    <ScreenFrame
      title={words('title')}
      lead={words(leadOf(account.data?.loanPayout))}
      back={wish === null ? '/my' : () => goBackToWish(wish)}
    >
      {changed === null ? (
        <AnswerView query={account} lines={6}>
          {(known) => (
            <>
              <section className="account-now">
                <h2>{words('now')}</h2>
                <p>{words('account', { institution: known.institution, number: known.numberMasked })}</p>
              </section>
              {known.refusal === null ? (
                <>
                  {known.closing === null ? null : <ClosingNote closing={known.closing} />}
                  <AnswerView query={profile} lines={8}>
                    {(value) => <ChangeForm profile={value} account={known} onChanged={setChanged} />}
                  </AnswerView>
                </>
              ) : (
                <RefusedCard refusal={known.refusal} wish={wish} />
              )}
            </>
          )}
        </AnswerView>
      ) : (
        <ChangedCard account={changed} wish={wish} />
      )}
    </ScreenFrame>
  );
}

function leadOf(loanPayout: AccountChangeAnswer['loanPayout'] | undefined) {
  if (loanPayout === 'inQuestion') return 'leadInQuestion';
  return loanPayout === 'failed' ? 'leadThisLoan' : 'lead';
}

function ClosingNote({ closing }: { closing: NonNullable<AccountChangeAnswer['closing']> }) {
  const words = useTranslations('change-bank');
  const locale = useLocale();
  const from = clockTime(closing.from, locale);
  return (
    <div className="account-closing">
      <p>{words('closing', { from, until: clockTime(closing.until, locale) })}</p>
      {closing.note === null ? null : <p>{closing.note}</p>}
    </div>
  );
}

function ChangedCard({
  account: { institution, numberMasked, loanPayout },
  wish,
}: {
  account: AccountChangeAnswer;
  wish: LoanWish | null;
}) {
  const words = useTranslations('change-bank');
  const isSending = loanPayout === 'underWay';
  return (
    <StatusCard
      tone="good"
      title={words(isSending ? 'done.resentTitle' : 'done.title')}
      action={
        wish === null ? (
          <LinkButton href={isSending ? '/homeIndex' : '/my'}>
            {words(isSending ? 'toHome' : 'toProfile')}
          </LinkButton>
        ) : (
          <Button onClick={() => goBackToWish(wish)}>{words('toWish')}</Button>
        )
      }
    >
      <p>{words(`done.${bodyOf(loanPayout)}`, { institution, number: numberMasked })}</p>
    </StatusCard>
  );
}

/** What happens with the new account. */
function bodyOf(loanPayout: AccountChangeAnswer['loanPayout']) {
  if (loanPayout === 'inQuestion') return 'inQuestion';
  return loanPayout === 'underWay' ? 'resent' : 'body';
}
