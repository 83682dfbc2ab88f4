import type { ScheduledLoanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { refusalKey } from '../../components/reloan-action/refusal-key.ts';
import { longDate } from '../../messages/long-date.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { PaperRow } from '../../components/paper-files/paper-row.tsx';

/** What became of earlier scheduled loans, with the voucher each one had. */
export function PastLoans({ past }: { past: readonly ScheduledLoanAnswer[] }) {
  const words = useTranslations('easy-reloan.list');
  if (past.length === 0) return null;
  return (
    <section className="scheduled-past">
      <h2>{words('pastTitle')}</h2>
      <ul>
        {past.map((loan) => (
          <li key={loan.scheduledLoanId}>
            <PastLoan loan={loan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastLoan({ loan }: { loan: ScheduledLoanAnswer }) {
  const words = useTranslations('easy-reloan.list');
  const agreement = useTranslations('easy-reloan.agreement');
  const locale = useLocale();
  const { status, endedAt, sendAt, takenOffCentavos, quote, loanId, refusal, amountCentavos } = loan;
  const date = longDate(manilaDateOf(Date.parse(endedAt ?? sendAt)), locale);
  return (
    <>
      <strong>{formatWholePesos(amountCentavos)}</strong>
      <span>{words(`states.${status === 'upcoming' ? 'skipped' : status}`, { date })}</span>
      {status !== 'sent' || quote === null ? null : (
        <span>
          {words('voucher', {
            amount: formatPesos(takenOffCentavos ?? 0),
            cost: formatPesos(quote.totalCostCentavos),
          })}
        </span>
      )}
      {refusal === null ? null : (
        <span>{words(`refusals.${refusal === 'PHONE_UNREACHABLE' ? 'phone' : refusalKey(refusal)}`)}</span>
      )}
      {loanId === null ? null : (
        <>
          <ul className="paper-files">
            <PaperRow
              loanId={loanId}
              paper={{ kind: 'scheduled-loan-agreement', name: agreement('title') }}
            />
          </ul>
          <LinkButton href="/repaidDetail" variant="quiet" state={{ loanId }}>
            {words('see')}
          </LinkButton>
        </>
      )}
    </>
  );
}
