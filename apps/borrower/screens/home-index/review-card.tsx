import { useLocale, useTranslations } from 'use-intl';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { clockTime } from '../../components/date-text/clock-time.ts';
import type { Home } from './home-index-screen.tsx';

/** The application is with us: since when, what is done with it, how long that takes. */
export function ReviewCard({ home }: { home: Home }) {
  const words = useTranslations('home-index.review');
  const locale = useLocale();
  const { application, medianReviewMinutes } = home;
  const usual =
    medianReviewMinutes === null
      ? words('usual')
      : words('median', { minutes: Math.max(1, Math.round(medianReviewMinutes)) });
  return (
    <StatusCard tone="calm" title={words('title')}>
      <Timeline
        steps={[
          {
            key: 'sent',
            title: words('sent'),
            state: 'done',
            ...(application === null
              ? {}
              : { detail: words('sentAt', { time: clockTime(application.submittedAt, locale) }) }),
          },
          { key: 'checking', title: words('checking'), detail: usual, state: 'now' },
          { key: 'decision', title: words('decision'), state: 'later' },
        ]}
      />
      <p className="home-note">{words('close')}</p>
    </StatusCard>
  );
}
