import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { clockTime } from '../../messages/use-error-words.ts';
import { CancelLoan } from './cancel-loan.tsx';
import { CannotPay } from './cannot-pay.tsx';
import { ExtendDueDateSheet } from './extend-due-date-sheet.tsx';
import type { Detail } from './loan-detail.tsx';
import { LoanWhatIf } from './loan-what-if.tsx';
import { hasOpen } from './open-request.ts';

const ways = ['extend', 'cannot', 'whatIf', 'cancel'] as const;
type Way = (typeof ways)[number];

/** Everything but paying that a borrower can do about a running loan. */
export function OtherWays({ detail }: { detail: Detail }) {
  const words = useTranslations('running-loan');
  const whatIf = useTranslations('what-if');
  const locale = useLocale();
  const [open, setOpen] = useState<Way | null>(null);
  const close = () => setOpen(null);
  const { cancellation, summary, requests } = detail;
  const titles: Record<Way, { icon: IconName; title: string; hint: string }> = {
    extend: { icon: 'clock', title: words('extend.title'), hint: words('ways.extendHint') },
    cannot: { icon: 'help', title: words('cannot.title'), hint: words('ways.cannotHint') },
    whatIf: { icon: 'pending', title: whatIf('title'), hint: words('ways.whatIfHint') },
    cancel: {
      icon: 'back',
      title: words('cancel.title'),
      hint:
        cancellation === null
          ? ''
          : words('ways.cancelHint', { time: clockTime(cancellation.until, locale) }),
    },
  };
  const offered = ways.filter((way) => way !== 'cancel' || cancellation !== null);
  return (
    <section className="other-ways">
      <h2>{words('ways.title')}</h2>
      <ul>
        {offered.map((way) => (
          <li key={way}>
            <button type="button" data-way={way} onClick={() => setOpen(way)}>
              <Icon name={titles[way].icon} />
              <span>
                {titles[way].title}
                <span className="detail-note">{titles[way].hint}</span>
              </span>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <Sheet isOpen title={titles[open].title} onClose={close}>
          {open === 'extend' ? (
            <ExtendDueDateSheet loanId={summary.loanId} onOtherWays={() => setOpen('cannot')} />
          ) : null}
          {open === 'cannot' ? <CannotPay detail={detail} onExtend={() => setOpen('extend')} /> : null}
          {open === 'whatIf' ? <LoanWhatIf loanId={summary.loanId} /> : null}
          {open === 'cancel' && cancellation !== null ? (
            <CancelLoan
              loanId={summary.loanId}
              cancellation={cancellation}
              isAsked={hasOpen(requests, 'cancellation')}
              onKeep={close}
            />
          ) : null}
        </Sheet>
      )}
    </section>
  );
}
