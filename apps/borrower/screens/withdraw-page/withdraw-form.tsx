import { formatPesos } from '@luwag/contract/money';
import { type FormEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { InstallmentPlan } from '../../components/installment-plan/installment-plan.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { LateReadCost } from '../../components/read-aloud/late-read-paper.tsx';
import type { Papers } from '../../components/paper-view/paper-view.tsx';
import { AccountCard, PapersCard } from './account-and-papers.tsx';
import { SignatureCard } from './signature-card.tsx';
import { WishProjection } from '../../components/what-if/wish-projection.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { useWithdrawal } from './use-withdrawal.ts';

type WithdrawFormProps = { wish: LoanWish; offer: Offer; papers: Papers; onTaken: () => void };

export function WithdrawForm({ wish, offer, papers, onTaken }: WithdrawFormProps) {
  const words = useTranslations('withdraw-page');
  const withdrawal = useWithdrawal({ wish, papers, onTaken });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void withdrawal.submit();
  };
  return (
    <form className="withdraw-form" noValidate onSubmit={submit}>
      <FormProblems {...withdrawal} onRetry={() => void withdrawal.submit()} />
      <CostBox figures={papers.quote} hasDetailsOpen />
      <LateReadCost figures={papers.quote} />
      <InstallmentPlan schedule={papers.quote.schedule} />
      <LinkButton href="/allWithdraw" variant="quiet" state={wish}>
        {words('change')}
      </LinkButton>
      <WishProjection wish={wish} />
      <AccountCard offer={offer} wish={wish} />
      <PapersCard papers={papers} wish={wish} />
      <SignatureCard withdrawal={withdrawal} />
      <Acceptance papers={papers} withdrawal={withdrawal} newDeviceUntil={offer.newDeviceUntil} />
    </form>
  );
}

function Acceptance({
  papers: { quote, documentHash },
  withdrawal,
  newDeviceUntil,
}: {
  papers: Papers;
  newDeviceUntil: string | null;
  withdrawal: ReturnType<typeof useWithdrawal>;
}) {
  const words = useTranslations('withdraw-page');
  const locale = useLocale();
  const figures = {
    amount: formatPesos(quote.amountCentavos),
    net: formatPesos(quote.netDisbursedCentavos),
    total: formatPesos(quote.totalRepaymentCentavos),
    date: longDate(quote.dueOn, locale),
    count: quote.schedule.length,
  };
  const isInInstallments = quote.schedule.length > 1;
  return (
    <section className="acceptance">
      <Checkbox
        name="acceptance"
        label={words(isInInstallments ? 'consentInParts' : 'consent', figures)}
        checked={withdrawal.acceptedHash === documentHash}
        error={withdrawal.errorOf('acceptance')}
        onChange={(event) => withdrawal.accept(event.currentTarget.checked ? documentHash : null)}
      />
      {newDeviceUntil === null ? null : (
        <p role="note">{words('newDevice', { time: clockTime(newDeviceUntil, locale) })}</p>
      )}
      <div className="acceptance-choice">
        <Button type="submit" isBusy={withdrawal.isBusy}>
          {words(isInInstallments ? 'getInParts' : 'get', figures)}
        </Button>
        <Button variant="secondary" onClick={() => navigate('/homeIndex')}>
          {words('notNow')}
        </Button>
      </div>
      <output className="acceptance-sending">{withdrawal.isBusy ? words('sending') : ''}</output>
      <p className="withdraw-note">{words('cancel')}</p>
    </section>
  );
}
