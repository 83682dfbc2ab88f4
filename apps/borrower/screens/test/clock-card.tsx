import { moveSandboxClock } from '@luwag/contract/endpoints/sandbox/move-sandbox-clock';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { timeOfDay } from '../../messages/clock-time.ts';
import { longDate } from '../../messages/long-date.ts';
import { call } from '../../store/api.ts';
import { useBenchAction } from './use-bench-action.ts';

const daySteps = [1, 8, 30] as const;
const minuteSteps = [1, 15] as const;

export function ClockCard({ now, today }: { now: string; today: string }) {
  const words = useTranslations('test.clock');
  const locale = useLocale();
  const { run, problem } = useBenchAction();
  return (
    <section className="bench-card">
      <h2>{words('title')}</h2>
      <p>
        <strong>{words('now', { time: timeOfDay(now), date: longDate(today, locale) })}</strong>
      </p>
      <div className="bench-buttons">
        {minuteSteps.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            onClick={() => run(() => call(moveSandboxClock, { body: { advanceMinutes: minutes } }))}
          >
            {words('minutes', { minutes })}
          </Button>
        ))}
        {daySteps.map((days) => (
          <Button
            key={days}
            variant="secondary"
            onClick={() => run(() => call(moveSandboxClock, { body: { advanceDays: days } }))}
          >
            {words('days', { days })}
          </Button>
        ))}
      </div>
      <p className="bench-note">{words('note')}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
