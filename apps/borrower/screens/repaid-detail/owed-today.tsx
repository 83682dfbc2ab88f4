import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { DateText } from '../../components/date-text/date-text.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { useDueWords } from '../../components/loan-card/due-words.ts';
import { nextInstallmentCentavos } from '../../components/loan-card/next-installment.ts';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import type { Detail } from './loan-detail.tsx';

type Payoff = NonNullable<Detail['summary']['payoff']>;

/** What the button below pays, by when, and what the loan has cost: of installments what is due, else all that settles it today. */
export function OwedToday({ detail, payoff }: { detail: Detail; payoff: Payoff }) {
  const { summary } = detail;
  const words = useTranslations('repaid-detail.today');
  const card = useTranslations('loan-cards.card');
  const dueWords = useDueWords();
  const nextCentavos = nextInstallmentCentavos(summary);
  return (
    <section className="owed-today" data-overdue={summary.dueState.kind === 'overdue'}>
      <h2>{words(nextCentavos === null ? 'title' : 'dueTitle')}</h2>
      {summary.dueOn === null ? null : (
        <p className="owed-due">
          <strong>{dueWords(summary.dueState)}</strong>
          <br />
          <DateText isoDate={summary.dueOn} />
        </p>
      )}
      <Extended detail={detail} />
      <FirstAmount summary={summary} nextCentavos={nextCentavos} totalCentavos={payoff.totalCentavos} />
      {summary.growth ? (
        <Growth growth={summary.growth} />
      ) : payoff.savedCentavos > 0 ? (
        <p className="detail-note">{words('saved', { amount: formatPesos(payoff.savedCentavos) })}</p>
      ) : null}
      <ChargedSoFar detail={detail} />
      <Items payoff={payoff} summary={summary} isSummedUp={nextCentavos !== null} />
      <p className="detail-note">
        <NumberText text={card('order', { number: summary.orderNumber })} />
      </p>
    </section>
  );
}

/** The amount of the first button, as on Home; paying in full is told below it. */
function FirstAmount({
  summary: { installments },
  nextCentavos,
  totalCentavos,
}: {
  summary: Detail['summary'];
  nextCentavos: number | null;
  totalCentavos: number;
}) {
  const words = useTranslations('repaid-detail.today');
  const card = useTranslations('loan-cards.card');
  const next = useTranslations('lending.installments');
  const { count, paid } = installments;
  return (
    <>
      <dl className="fact-rows">
        <AmountRow
          className="owed-total"
          name={nextCentavos === null ? words('total') : next('next', { number: paid + 1, count })}
          amountCentavos={nextCentavos ?? totalCentavos}
        />
      </dl>
      {nextCentavos === null ? null : (
        <p className="detail-note">{card('orFull', { amount: formatPesos(totalCentavos) })}</p>
      )}
    </>
  );
}

/** What settles the loan today, item by item; its sum where it does not stand above. */
function Items({
  payoff,
  summary,
  isSummedUp,
}: {
  payoff: Payoff;
  summary: Detail['summary'];
  isSummedUp: boolean;
}) {
  const words = useTranslations('repaid-detail.today');
  const cost = useTranslations('lending.cost');
  const items = [
    { key: 'principal', amountCentavos: payoff.principalCentavos },
    { key: 'interest', amountCentavos: payoff.interestCentavos },
    { key: 'fee', amountCentavos: payoff.feeCentavos },
    { key: 'lateCharge', amountCentavos: payoff.lateChargeCentavos },
    { key: 'penaltyFee', amountCentavos: payoff.penaltyFeeCentavos },
    { key: 'total', amountCentavos: isSummedUp ? payoff.totalCentavos : 0 },
  ] as const;
  return (
    <Fold className="owed-items" title={cost('parts')} startsOpen={summary.dueState.kind === 'overdue'}>
      <dl className="fact-rows">
        {items.map(({ key, amountCentavos }) =>
          amountCentavos === 0 ? null : (
            <AmountRow key={key} name={words(key)} amountCentavos={amountCentavos} />
          ),
        )}
      </dl>
    </Fold>
  );
}

/** Said as on the loan's card: what each late day adds, and the most that can ever be owed. */
function Growth({ growth }: { growth: NonNullable<Detail['summary']['growth']> }) {
  const words = useTranslations('loan-cards.card');
  const figures = { amount: formatPesos(growth.perDayCentavos), most: formatPesos(growth.mostCentavos) };
  return (
    <p className="detail-note">
      {growth.perDayCentavos === 0 ? words('growsNoMore') : words('grows', figures)}
    </p>
  );
}

/** Says that the due date above was moved, and at what price. */
function Extended({ detail: { extended } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.extended');
  if (extended === null) return null;
  const { count, paidCentavos } = extended;
  return (
    <p className="owed-extended">
      <strong>{words('title', { count })}</strong> {words('lead', { paid: formatPesos(paidCentavos) })}
    </p>
  );
}

/** What the loan has cost so far beside what it may ever cost by law. */
function ChargedSoFar({ detail: { totalChargedCentavos, ceilingCentavos } }: { detail: Detail }) {
  const words = useTranslations('repaid-detail.today');
  const cost = useTranslations('lending.cost');
  const text = [
    words('charged', { amount: formatPesos(totalChargedCentavos) }),
    cost('ceiling', { ceiling: formatPesos(ceilingCentavos) }),
  ].join(' ');
  return (
    <div className="owed-charged">
      <progress value={totalChargedCentavos} max={ceilingCentavos} aria-label={text} />
      <p className="detail-note">{text}</p>
    </div>
  );
}
