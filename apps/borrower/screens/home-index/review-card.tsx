import { useLocale, useTranslations } from 'use-intl';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { SupportMessageButton } from '../../components/loan-card/support-message-button.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { clockTime } from '../../messages/clock-time.ts';
import type { Home } from './home-index-screen.tsx';

const minuteMs = 60_000;
/** Nobody is told that it takes long before an hour has gone, nor before it took much longer than others do. */
const leastLongMinutes = 60;
const timesMedian = 3;

/** The application is with us: since when, what is done with it, how long that takes, and what can be done meanwhile. */
export function ReviewCard({ home }: { home: Home }) {
  return (
    <LazyMessages namespaces={['review']} waiting={<Skeleton lines={6} />}>
      <Review home={home} />
    </LazyMessages>
  );
}

function Review({ home }: { home: Home }) {
  const words = useTranslations('review');
  const locale = useLocale();
  const { application, medianReviewMinutes } = home;
  const sentAt = application === null ? '' : clockTime(application.submittedAt, locale);
  const usual =
    medianReviewMinutes === null
      ? words('usual')
      : words('median', { minutes: Math.max(1, Math.round(medianReviewMinutes)) });
  return (
    <StatusCard
      tone="calm"
      title={words('title')}
      action={
        <>
          <LinkButton href="/setup" state={{ opens: 'push' }}>
            {words('notices')}
          </LinkButton>
          <SupportMessageButton
            label={words('write')}
            supportMessage={words('supportMessage', { time: sentAt })}
            variant="secondary"
          />
        </>
      }
    >
      <Timeline
        steps={[
          {
            key: 'sent',
            title: words('sent'),
            state: 'done',
            ...(application === null ? {} : { detail: words('sentAt', { time: sentAt }) }),
          },
          { key: 'checking', title: words('checking'), detail: usual, state: 'now' },
          { key: 'decision', title: words('decision'), state: 'later' },
        ]}
      />
      {isLongerThanUsual(home) ? <p>{words('longer')}</p> : null}
      <p className="home-note">{words('locked')}</p>
      <p className="home-note">{words('close')}</p>
    </StatusCard>
  );
}

function isLongerThanUsual({ application, asOf, medianReviewMinutes }: Home): boolean {
  if (application === null) return false;
  const waitedMinutes = (Date.parse(asOf) - Date.parse(application.submittedAt)) / minuteMs;
  return waitedMinutes > Math.max(leastLongMinutes, timesMedian * (medianReviewMinutes ?? 0));
}
