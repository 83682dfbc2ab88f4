import { formatPesos } from '@luwag/contract/money';
import { loanWords } from '../../messages/loan-words.ts';
import type { LoanFigures } from './customer-loan.ts';

const say = loanWords.loan;

/** How much of all that may ever be charged on a loan was charged. */
export function CapMeter({ figures }: { figures: LoanFigures }) {
  const { chargedCentavos, chargeCeilingCentavos } = figures;
  const left = Math.max(0, chargeCeilingCentavos - chargedCentavos);
  return (
    <div className="card cap-meter">
      <label htmlFor="cap-meter">{say.meter}</label>
      <meter id="cap-meter" min={0} max={chargeCeilingCentavos} value={chargedCentavos} />
      <p>
        {formatPesos(chargedCentavos)} {say.meterOf} {formatPesos(chargeCeilingCentavos)} ·{' '}
        {formatPesos(left)} {say.meterLeft}
      </p>
    </div>
  );
}
