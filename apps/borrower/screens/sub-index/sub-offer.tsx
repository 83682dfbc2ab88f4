import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import type { Quote } from '@luwag/loan-engine/pricing/quote';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoanStart } from '../../store/loan-wish.ts';
import { ExactSlider } from '../../components/amount-slider/exact-slider.tsx';
import { percentText } from '../../components/cost-box/percent-text.ts';
import { useTermText } from '../../components/installment-plan/term-text.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { AmountRow } from '../../components/amount-row/amount-row.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import type { Offer } from '../../store/use-offer.ts';
import { amountRange, firstWish, priceWish, termRange } from '../all-withdraw/offer-price.ts';

/** What may be borrowed in installments, and what that costs beside one payment of the same amount over the same time. */
export function SubOffer({ offer, main }: { offer: Offer; main: Offer }) {
  const words = useTranslations('sub-index');
  const termText = useTermText(offer.product.periodDays);
  const [wish, setWish] = useState(() => firstWish(offer, null));
  const range = amountRange(offer);
  const { theme = 1 } = offer.product;
  if (offer.limitCentavos < range.least) {
    return <p className="sub-note">{words('limitTooLow', { amount: formatWholePesos(range.least) })}</p>;
  }
  const own = priceWish(offer, wish);
  const other = priceWish(main, wish);
  const state: LoanStart = { start: { productId: 'sub', ...wish } };
  return (
    <>
      <section className="sub-card" data-theme={theme}>
        <h2>{words('upTo')}</h2>
        <p className="sub-limit">
          <MoneyText amountCentavos={range.most} isWholeShort />
        </p>
        <p className="sub-note">{words('oneAtATime')}</p>
      </section>
      <section className="sub-compare" data-theme={theme}>
        <h2>{words('compare.title')}</h2>
        <ExactSlider
          id="amount"
          unit={100}
          label={words('compare.amount')}
          value={wish.amountCentavos}
          {...range}
          onChange={(amountCentavos) => setWish((known) => ({ ...known, amountCentavos }))}
          text={formatWholePesos}
        />
        <ExactSlider
          id="term"
          unit={offer.product.periodDays ?? 1}
          label={words('compare.term')}
          value={wish.termDays}
          {...termRange(offer)}
          onChange={(termDays) => setWish((known) => ({ ...known, termDays }))}
          text={termText}
        />
        <div className="sub-sides">
          <Side title={words('compare.sub')} price={own} isOwn />
          <Side title={words('compare.main')} price={other} />
        </div>
        {own === null || other === null ? null : <Difference own={own} other={other} />}
      </section>
      <LinkButton href="/allWithdraw" state={state}>
        {words('see')}
      </LinkButton>
      <LinkButton href="/allWithdraw" variant="secondary">
        {words('seeMain')}
      </LinkButton>
    </>
  );
}

function Side({ title, price, isOwn = false }: { title: string; price: Quote | null; isOwn?: boolean }) {
  const words = useTranslations('sub-index.compare');
  return (
    <section className="sub-side" data-own={isOwn}>
      <h3>{title}</h3>
      {price === null ? <p>{words('none')}</p> : <Figures price={price} />}
    </section>
  );
}

function Figures({ price }: { price: Quote }) {
  const words = useTranslations('sub-index.compare');
  const { schedule } = price;
  const rows = [
    { key: 'receive', amountCentavos: price.netDisbursedCentavos },
    { key: 'largest', amountCentavos: largestPayment(price) },
    { key: 'repay', amountCentavos: price.totalRepaymentCentavos },
    { key: 'cost', amountCentavos: price.totalCostCentavos },
  ] as const;
  return (
    <dl>
      <div>
        <dt>{words('payments')}</dt>
        <dd>{schedule.length}</dd>
      </div>
      {rows.map(({ key, amountCentavos }) => (
        <AmountRow key={key} name={words(key)} amountCentavos={amountCentavos} />
      ))}
      <div>
        <dt>{words('rate')}</dt>
        <dd>{percentText(price.effectiveMonthlyRatePpm)}</dd>
      </div>
    </dl>
  );
}

function largestPayment({ schedule }: Quote): number {
  const amounts = schedule.map(
    ({ principalCentavos, interestCentavos, feeCentavos = 0 }) =>
      principalCentavos + interestCentavos + feeCentavos,
  );
  return Math.max(...amounts);
}

/** What the eye should not have to subtract. */
function Difference({ own, other }: { own: Quote; other: Quote }) {
  const words = useTranslations('sub-index.compare');
  const moreCentavos = own.totalCostCentavos - other.totalCostCentavos;
  const amount = formatPesos(Math.abs(moreCentavos));
  if (moreCentavos === 0) return <p className="sub-difference">{words('same')}</p>;
  return <p className="sub-difference">{words(moreCentavos < 0 ? 'less' : 'more', { amount })}</p>;
}
