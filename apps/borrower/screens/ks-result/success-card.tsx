import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { Button } from '../../components/button/button.tsx';
import { dayAndTime } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { useChannelName } from '../../components/loan-card/channel-name.ts';
import { ShareButton } from '../../components/share-button/share-button.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import type { Result } from './ks-result-screen.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { isPaidBack } from '../../components/loan-card/is-open-loan.ts';
import { NextStep } from './next-step.tsx';
import { useOwnResult } from './own-result.tsx';
import { ResultFacts } from './result-facts.tsx';

type OfResult = { result: Result; resultReference: string };

const SettledFigures = hydratedComponent(
  async () => (await import('./settled-part.tsx')).SettledFigures,
  <Skeleton lines={4} />,
);
const Certificate = hydratedComponent(
  async () => (await import('./settled-part.tsx')).Certificate,
  <Skeleton lines={1} />,
);
const ReceiptFile = hydratedComponent(
  async () => (await import('./receipt-file.tsx')).ReceiptFile,
  <ComingReceipt />,
);

/** Money that has come: what it did, what is still owed, and its receipt. */
export function SuccessCard({ result, resultReference }: OfResult) {
  const news = useNews(result);
  const { own } = useOwnResult(resultReference);
  const isSettled = result.isSettled === true;
  return (
    <StatusCard
      tone={news.tone}
      title={news.title}
      action={
        <>
          {isSettled ? <CertificateOf resultReference={resultReference} /> : null}
          <Receipt result={result} resultReference={resultReference} isSettled={isSettled} />
          {isSettled ? (
            <NextStep path="/homeIndex" variant="secondary" />
          ) : (
            <NextStep path="/repaidDetail" loanId={own?.loan.loanId} variant="secondary" />
          )}
        </>
      }
    >
      {news.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isSettled ? (
        <CostOf resultReference={resultReference} />
      ) : (
        <StillOwed resultReference={resultReference} />
      )}
      <ResultFacts result={result} />
    </StatusCard>
  );
}

type News = { tone: 'good' | 'attention'; title: string; sentences: readonly string[] };

/** What the money did. One that was to buy a later due date and did not says so first, because the borrower counts on that date. */
function useNews({ isSettled, amountCentavos, extendedToOn, notExtended, overpaidCentavos }: Result): News {
  const words = useTranslations('ks-result.success');
  const locale = useLocale();
  const amount = formatPesos(amountCentavos);
  const overpaid = overpaidCentavos > 0 ? [words('overpaid', { amount: formatPesos(overpaidCentavos) })] : [];
  // What is the borrower's as a whole did nothing to the loan.
  const did = (sentence: string) => (overpaidCentavos < amountCentavos ? [sentence, ...overpaid] : overpaid);
  if (isSettled === true) {
    const sentences = [words('settledLead', { amount }), ...overpaid];
    return { tone: 'good', title: words('settledTitle'), sentences };
  }
  if (extendedToOn !== null) {
    const date = longDate(extendedToOn, locale);
    return { tone: 'good', title: words('extendedTitle'), sentences: did(words('extendedLead', { date })) };
  }
  if (notExtended !== null) {
    return {
      tone: 'attention',
      title: words(notExtended === 'bought' ? 'notExtendedAgainTitle' : 'notExtendedTitle'),
      sentences: [words(`notExtended.${notExtended}`, { amount }), ...did(words('lowered'))],
    };
  }
  return { tone: 'good', title: words('title', { amount }), sentences: did(words('lead')) };
}

/** Shows the loan's own borrower what is left; its space is reserved while it loads. */
function StillOwed({ resultReference }: { resultReference: string }) {
  const words = useTranslations('ks-result.success');
  const locale = useLocale();
  const { own, isComing } = useOwnResult(resultReference);
  if (isComing) return <p aria-busy="true">…</p>;
  // What was known while the money was under way says what was owed before it.
  if (own === null || own.payment.status !== 'success') return null;
  const { payoff, dueOn } = own.loan;
  if (payoff === null || dueOn === null) return null;
  return (
    <p className="result-left">
      {words('left', { amount: formatPesos(payoff.totalCentavos), date: longDate(dueOn, locale) })}
    </p>
  );
}

/** Shows the loan's own borrower what it cost them; its space is reserved while it loads. */
function CostOf({ resultReference }: { resultReference: string }) {
  const { own, isComing } = useOwnResult(resultReference);
  if (isComing) return <Skeleton lines={4} />;
  return own === null || !isPaidBack(own.loan) ? null : (
    <SettledFigures loan={own.loan} waiting={<Skeleton lines={4} />} />
  );
}

/** The paper that the loan is paid, for its own borrower. */
function CertificateOf({ resultReference }: { resultReference: string }) {
  const { own } = useOwnResult(resultReference);
  return own === null || !isPaidBack(own.loan) ? null : (
    <Certificate loanId={own.loan.loanId} waiting={<Skeleton lines={1} />} />
  );
}

/** Shows the receipt to the payment's own borrower, and bare figures to holders of the reference alone. */
function Receipt({ result, resultReference, isSettled }: OfResult & { isSettled: boolean }) {
  const { own, isComing } = useOwnResult(resultReference);
  if (isComing) return <ComingReceipt />;
  return own === null || own.payment.status !== 'success' ? (
    <ReceiptText result={result} />
  ) : (
    <ReceiptFile
      loanId={own.loan.loanId}
      payment={own.payment}
      variant={isSettled ? 'secondary' : 'primary'}
    />
  );
}

function ComingReceipt() {
  const words = useTranslations('ks-result.success');
  return <Button isBusy>{words('share')}</Button>;
}

function ReceiptText({ result }: { result: Result }) {
  const words = useTranslations('ks-result.success');
  const channelName = useChannelName();
  const locale = useLocale();
  const text = words('receipt', {
    product: usePublicSettings().legalIdentity.productName,
    amount: formatPesos(result.amountCentavos),
    channel: channelName(result.channel),
    time: dayAndTime(result.at, locale),
    reference: result.reference,
  });
  return <ShareButton variant="primary" text={text} share={words('share')} copy={words('copy')} />;
}
