import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import { formatWholePesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';

type Rewards = ReloanAnswer['rewards'];

/** What skipping a loan leaves of the vouchers, told before it is done. */
export function SkipMeans({ rewards }: { rewards: Rewards }) {
  const words = useTranslations('easy-reloan.list');
  const { consecutiveLoans, nextVoucherCentavos, extraCentavos } = rewards;
  return (
    <p className="reloan-lock">
      {words(consecutiveLoans === 0 ? 'skipKeeps' : 'skipMeans', {
        next: formatWholePesos(nextVoucherCentavos + extraCentavos),
        first: firstVoucher(rewards),
      })}
    </p>
  );
}

/** What the first loan of a row gets off at the most. */
export function firstVoucher({ ladderCentavos, extraCentavos }: Rewards): string {
  return formatWholePesos((ladderCentavos[0] ?? 0) + extraCentavos);
}
