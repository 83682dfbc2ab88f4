import { type SectionName, sectionNames, type TaskName } from '@luwag/contract/profile/section-names';
import { useTranslations } from 'use-intl';
import { Link } from '../link/link.tsx';
import { taskPaths } from '../../routing/task-paths.ts';
import { isItemOpen } from '../../store/open-items.ts';
import type { Profile } from '../../store/profile.ts';
import { type AnswerRow, useAnswerRows } from './use-answer-rows.ts';

/** The first step of each part: all of its answers are gone through from there, and it leads back home at the end. */
const firstSteps: Readonly<Record<TaskName, string>> = {
  identity: 'type',
  basic: 'person',
  basicMore: 'purpose',
  address: 'barangay',
  work: 'type',
  contacts: 'emergency1',
  payoutAccount: 'type',
  selfie: 'selfie',
};

/** Everything the borrower has answered, in words, part by part, each part with one way to change it. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const words = useTranslations('profile');
  const hasSelfie = profile.photos.some(({ kind }) => kind === 'selfie');
  const selfie = { key: 'selfie', label: words('fields.selfie'), text: words('summary.photoTaken') };
  return (
    <div className="profile-summary">
      {sectionNames.map((section) => (
        <SectionSummary key={section} section={section} profile={profile} />
      ))}
      <SummaryCard task="selfie" rows={hasSelfie ? [selfie] : []} canChange={isItemOpen(profile, 'selfie')} />
    </div>
  );
}

function SectionSummary({ section, profile }: { section: SectionName; profile: Profile }) {
  const rows = useAnswerRows(section, profile);
  return <SummaryCard task={section} rows={rows} canChange={isItemOpen(profile, section)} />;
}

type SummaryCardProps = { task: TaskName; rows: readonly AnswerRow[]; canChange: boolean };

function SummaryCard({ task, rows, canChange }: SummaryCardProps) {
  const words = useTranslations('profile');
  return (
    <section className="summary-card">
      <div className="summary-head">
        <h3>{words(`tasks.${task}`)}</h3>
        {canChange ? <ChangeLink task={task} /> : null}
      </div>
      {rows.length === 0 ? <p>{words('summary.missing')}</p> : null}
      <dl>
        {rows.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ChangeLink({ task }: { task: TaskName }) {
  const words = useTranslations('profile');
  const path = taskPaths[task].split('?')[0] ?? '';
  return (
    <Link href={`${path}?step=${firstSteps[task]}`} className="summary-change">
      <span aria-hidden="true">{words('summary.change')}</span>
      <span className="visually-hidden">
        {words('summary.changeOf', { section: words(`tasks.${task}`) })}
      </span>
    </Link>
  );
}
