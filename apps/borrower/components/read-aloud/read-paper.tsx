import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import type { CostFigures } from '../cost-box/cost-box.tsx';
import { useEarlyWords } from '../cost-box/early-words.ts';
import { percentText } from '../cost-box/percent-text.ts';
import { longDate } from '../../messages/long-date.ts';
import type { Papers } from '../paper-view/paper-view.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';

type ReadPaperProps = { paper: Papers['agreement']; figures?: CostFigures };

/** Reads a whole paper aloud, clause by clause, beginning with the cost it is about. */
export function ReadPaper({ paper: { title, clauses }, figures }: ReadPaperProps) {
  const costLines = useCostLines();
  const lines = clauses.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  const cost = figures === undefined ? [] : costLines(figures);
  return <ReadAloudButton text={[...cost, title, ...lines].join('\n')} />;
}

/** Says a cost before it is agreed to. */
export function ReadCost({ figures }: { figures: CostFigures }) {
  return <ReadAloudButton text={useCostLines()(figures).join('\n')} />;
}

/** The whole cost in the order it is shown. */
function useCostLines(): (figures: CostFigures) => string[] {
  const words = useTranslations('lending.cost');
  const earlyWords = useEarlyWords();
  const locale = useLocale();
  return (figures) => {
    const cost = formatPesos(figures.totalCostCentavos);
    return [
      `${words('receive')}: ${formatPesos(figures.netDisbursedCentavos)}.`,
      `${words('repay')}: ${formatPesos(figures.totalRepaymentCentavos)}, ${longDate(figures.dueOn, locale)}.`,
      `${words('cost')}: ${cost}.`,
      words('rate', {
        share: percentText(figures.costPpmOfNet),
        monthly: percentText(figures.effectiveMonthlyRatePpm),
      }),
      words('ceiling', { ceiling: formatPesos(figures.chargeCeilingCentavos) }),
      words('late', { amount: formatPesos(figures.lateChargePerDayCentavos) }),
      ...(figures.penaltyFeeCentavos > 0
        ? [words('penaltyFee', { amount: formatPesos(figures.penaltyFeeCentavos) })]
        : []),
      earlyWords(figures),
    ];
  };
}
