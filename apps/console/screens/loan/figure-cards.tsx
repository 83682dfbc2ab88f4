import { formatPesos } from '@luwag/contract/money';
import { formatDay } from '../../app/format.ts';
import { loanWords } from '../../messages/loan-words.ts';
import type { LoanFigures } from './customer-loan.ts';

const say = loanWords.loan;

/** What the sum that is owed is called: a claim once the loan was written off. */
export function owedName({ status }: LoanFigures): string {
  return status === 'written-off' ? say.claimed : say.owed;
}

/** How a loan stands, sum by sum; a penalty fee is one of them where there is one. */
export function FigureCards({ figures }: { figures: LoanFigures }) {
  const rows = [
    [owedName(figures), formatPesos(figures.owedCentavos)],
    [say.principal, formatPesos(figures.principalCentavos)],
    [say.interest, formatPesos(figures.interestCentavos)],
    [say.lateCharge, formatPesos(figures.lateChargeCentavos)],
    ...(figures.penaltyFeeCentavos === 0 ? [] : [[say.penaltyFee, formatPesos(figures.penaltyFeeCentavos)]]),
    [say.fees, formatPesos(figures.feeCentavos)],
    [say.credit, formatPesos(figures.customerCreditCentavos)],
    [say.due, figures.dueOn === null ? '–' : formatDay(figures.dueOn)],
  ];
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div className="card" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
