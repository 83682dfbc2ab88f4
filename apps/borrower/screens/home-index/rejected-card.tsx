import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { CalendarButton } from '../../components/calendar-button/calendar-button.tsx';
import { DueText } from '../../components/due-text/due-text.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import type { Home } from './home-index-screen.tsx';
import { reasonKeyOf } from './reason-key.ts';

/** No loan now: why, from when one may ask again, and who looks at it once more. */
export function RejectedCard({ home }: { home: Home }) {
  const words = useTranslations('declined.rejected');
  const locale = useLocale();
  const { application, today } = home;
  const reasons = [...new Set((application?.reasonCodes ?? []).map(reasonKeyOf))];
  const decidedAt = application?.decidedAt ?? null;
  const reapplyOn = application?.reapplyOn ?? null;
  const email = usePublicSettings().legalIdentity.grievanceEmail;
  const mailLink = (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>;
  return (
    <StatusCard
      tone="problem"
      title={words('title')}
      when={decidedAt === null ? undefined : words('decidedAt', { time: clockTime(decidedAt, locale) })}
      action={reapplyOn === null ? undefined : <Reminder on={reapplyOn} today={today} />}
    >
      {(reasons.length === 0 ? (['other'] as const) : reasons).map((reason) => (
        <p key={reason}>{words(`reasons.${reason}`)}</p>
      ))}
      {reapplyOn === null ? null : (
        <p>
          {words('reapply')}{' '}
          <strong>
            <DueText isoDate={reapplyOn} today={today} />
          </strong>
        </p>
      )}
      <p className="home-note">{words.rich('complaint', { email, mail: mailLink })}</p>
    </StatusCard>
  );
}

/** The day may be months away; the borrower's own calendar tells of it without an app. */
function Reminder({ on, today }: { on: string; today: string }) {
  const words = useTranslations('declined.rejected');
  const { productName } = usePublicSettings().legalIdentity;
  const entry = {
    name: 'apply-again',
    title: words('event', { product: productName }),
    days: [{ uid: `apply-again-${on}`, on }],
    remindsOn: 'sameDay',
    madeOn: today,
  } as const;
  return <CalendarButton entry={entry}>{words('remind')}</CalendarButton>;
}
