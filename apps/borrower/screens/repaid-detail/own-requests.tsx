import type { RequestAnswer } from '@luwag/contract/endpoints/request/request-answer';
import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { TapProblem } from '../../components/needs-network/form-problems.tsx';
import { longDate } from '../../messages/long-date.ts';
import { clockTime } from '../../messages/clock-time.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { useRequest } from '../../store/use-request.ts';
import type { Detail } from './loan-detail.tsx';
import { hasOpen } from './open-request.ts';

const knownReasons = [
  'WINDOW_OVER',
  'MONEY_NOT_RETURNED',
  'NOT_ELIGIBLE',
  'NO_CREDIT',
  'DUPLICATE',
  'NOT_AGREED',
] as const;

/** What was asked of the lender about this loan, and what became of it; folded, the latest that waits, else the latest. */
export function OwnRequests({ requests }: { requests: readonly RequestAnswer[] }) {
  const words = useTranslations('running-loan.requests');
  const told = requests.find(({ status }) => status === 'open') ?? requests[0];
  if (told === undefined) return null;
  return (
    <Fold
      className="own-requests"
      title={words('title')}
      value={
        <>
          <RequestName request={told} /> · {words(`status.${told.status}`)}
        </>
      }
    >
      <ul>
        {requests.map((request) => (
          <RequestRow key={request.requestId} request={request} />
        ))}
      </ul>
    </Fold>
  );
}

function RequestRow({ request }: { request: RequestAnswer }) {
  const words = useTranslations('running-loan.requests');
  const locale = useLocale();
  const { status, createdAt, endedAt, reasonCode } = request;
  const reason = knownReasons.find((known) => known === reasonCode) ?? 'other';
  return (
    <li data-status={status}>
      <span className="history-head">
        <RequestName request={request} />
        <strong>{words(`status.${status}`)}</strong>
      </span>
      {status === 'refused' ? <span>{words(`refused.${reason}`)}</span> : null}
      <span className="detail-note">
        {endedAt === null
          ? words('asked', { time: clockTime(createdAt, locale) })
          : words('ended', { time: clockTime(endedAt, locale) })}
      </span>
    </li>
  );
}

function RequestName({ request }: { request: RequestAnswer }) {
  const words = useTranslations('running-loan.requests.kind');
  const locale = useLocale();
  const { kind, amountCentavos, installments, firstDueOn } = request;
  const amount = formatPesos(amountCentavos ?? 0);
  if (kind === 'cancellation' && amountCentavos === 0) return <span>{words('cancellationPaid')}</span>;
  if (kind !== 'hardship') return <span>{words(kind, { amount })}</span>;
  return (
    <span>
      {installments === null || firstDueOn === null
        ? words('talk')
        : words('plan', { count: String(installments), date: longDate(firstDueOn, locale) })}
    </span>
  );
}

/** Money beyond what was owed: whose it is, and how to have it back. */
export function OwnCredit({ detail: { credit, requests, summary } }: { detail: Detail }) {
  const words = useTranslations('running-loan.credit');
  const errorWords = useErrorWords();
  const request = useRequest();
  const { heldCentavos, onItsWayCentavos } = credit;
  if (heldCentavos === 0) return null;
  const mayAsk = heldCentavos > onItsWayCentavos && !hasOpen(requests, 'refund');
  return (
    <section className="own-credit">
      <h2>{words('title', { amount: formatPesos(heldCentavos) })}</h2>
      <p className="detail-note">{words('lead')}</p>
      {onItsWayCentavos > 0 ? <p>{words('onItsWay', { amount: formatPesos(onItsWayCentavos) })}</p> : null}
      <TapProblem {...request} problem={request.refusal && errorWords(request.refusal)} />
      {mayAsk ? (
        <Button
          variant="secondary"
          isBusy={request.isBusy}
          onClick={() => void request.ask({ kind: 'refund', loanId: summary.loanId })}
        >
          {words('ask')}
        </Button>
      ) : null}
    </section>
  );
}
