import { formatPesos } from '@luwag/contract/money';
import { type FormEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link/link.tsx';
import { navigate } from 'wouter/use-browser-location';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { CostDetails, CostTotals } from '../../components/cost-box/cost-box.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { InstallmentPlan } from '../../components/installment-plan/installment-plan.tsx';
import { FormProblems } from '../../components/needs-network/form-problems.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LateReadCost } from '../../components/read-aloud/late-read-paper.tsx';
import type { Papers } from '../../components/paper-view/paper-view.tsx';
import { AccountFold, PapersFold } from './account-and-papers.tsx';
import { SignatureCard } from './signature-card.tsx';
import { WishProjection } from '../../components/what-if/wish-projection.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { useWithdrawal } from './use-withdrawal.ts';

type WithdrawFormProps = { wish: LoanWish; offer: Offer; papers: Papers; onTaken: () => void };

export function WithdrawForm({ wish, offer, papers, onTaken }: WithdrawFormProps) {
  const words = useTranslations('withdraw-page');
  const cost = useTranslations('lending.cost');
  const withdrawal = useWithdrawal({ wish, papers, onTaken });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void withdrawal.submit();
  };
  return (
    <form className="withdraw-form" noValidate onSubmit={submit}>
      <FormProblems {...withdrawal} onRetry={() => void withdrawal.submit()} />
      <div className="cost-box">
        <CostTotals figures={papers.quote} />
        <LateReadCost figures={papers.quote} />
      </div>
      <InstallmentPlan schedule={papers.quote.schedule} />
      <div className="folds">
        <Fold className="withdraw-cost" title={cost('details')}>
          <div className="cost-box">
            <CostDetails figures={papers.quote} arePartsOpen />
          </div>
        </Fold>
        <PapersFold papers={papers} wish={wish} />
        <AccountFold offer={offer} wish={wish} />
        <WishProjection wish={wish} />
        <Link className="fold-link" href="/allWithdraw" state={wish}>
          <span className="fold-title">{words('change')}</span>
          <Icon name="forward" />
        </Link>
      </div>
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
