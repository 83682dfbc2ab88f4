import { useLocale, useTranslations } from 'use-intl';
import { taskPaths } from '../../routing/task-paths.ts';
import { longDate } from '../../messages/long-date.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import type { Home } from './home-index-screen.tsx';
import { type ReasonKey, reasonKeyOf } from './reason-key.ts';
import { CheckAnswers, TaskRows, TasksToDo } from './tasks-to-do.tsx';

/** The part of the form that each reason is about, where the borrower can change something about it. */
const partOfReason = {
  identity: 'identity',
  expired: 'identity',
  photo: 'identity',
  selfieQuality: 'selfie',
  selfie: 'selfie',
  income: 'work',
  account: 'payoutAccount',
} as const satisfies Partial<Record<ReasonKey, keyof typeof taskPaths>>;

type Part = (typeof partOfReason)[keyof typeof partOfReason];

/** The day has come: what stood in the way, the part it is about, and all answers as they are kept, to be sent once more. */
export function ReapplyCard({ home }: { home: Home }) {
  const words = useTranslations('declined.reapply');
  const reasonWords = useTranslations('declined.rejected.reasons');
  const locale = useLocale();
  const { application, tasks } = home;
  const reasons = [...new Set((application?.reasonCodes ?? []).map(reasonKeyOf))];
  const reapplyOn = application?.reapplyOn ?? null;
  const isReady = tasks.every(({ state }) => state === 'done');
  return (
    <>
      <StatusCard
        tone="good"
        title={words('title')}
        when={reapplyOn === null ? undefined : words('since', { date: longDate(reapplyOn, locale) })}
        action={isReady ? <CheckAnswers /> : undefined}
      >
        <p>{words('lead')}</p>
        {reasons.length === 0 ? null : (
          <div className="home-reasons">
            <h3>{words('last')}</h3>
            {reasons.map((reason) => (
              <p key={reason}>{reasonWords(reason)}</p>
            ))}
          </div>
        )}
        {isReady ? <PartsToChange reasons={reasons} /> : <p>{words('missing')}</p>}
      </StatusCard>
      {isReady ? <TaskRows home={home} /> : <TasksToDo home={home} />}
    </>
  );
}

function PartsToChange({ reasons }: { reasons: readonly ReasonKey[] }) {
  const words = useTranslations('declined.reapply');
  const names = useTranslations('home-index.tasks.names');
  const parts = new Set(reasons.map(partOf).filter((part) => part !== null));
  return [...parts].map((part) => (
    <LinkButton key={part} href={taskPaths[part]} variant="secondary">
      {words('change', { task: names(part) })}
    </LinkButton>
  ));
}

function partOf(reason: ReasonKey): Part | null {
  return Object.hasOwn(partOfReason, reason) ? partOfReason[reason as keyof typeof partOfReason] : null;
}
