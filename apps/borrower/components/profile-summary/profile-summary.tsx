import { type SectionName, sectionNames, type TaskName } from '@luwag/contract/profile/section-names';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { taskPaths } from '../../routing/task-paths.ts';
import { isItemOpen } from '../../store/open-items.ts';
import type { Profile } from '../../store/profile.ts';
import { type AnswerRow, useAnswerRows } from './use-answer-rows.ts';

/** Everything the borrower has answered, in words, each answer with a way to change it. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const words = useTranslations('profile');
  const selfie: AnswerRow = {
    key: 'selfie',
    label: words('fields.selfie'),
    text: profile.photos.some(({ kind }) => kind === 'selfie') ? words('summary.photoTaken') : '',
    step: 'selfie',
  };
  return (
    <div className="profile-summary">
      {sectionNames.map((section) => (
        <SectionSummary key={section} section={section} profile={profile} />
      ))}
      <SummaryCard task="selfie" rows={[selfie]} canChange={isItemOpen(profile, 'selfie')} />
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
  const title = words(`tasks.${task}`);
  return (
    <section className="summary-card">
      <h3>{title}</h3>
      <dl>
        {rows.map(({ key, label, text, step }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {text === '' && step !== '' ? words('summary.missing') : text}
              {canChange && step !== '' ? <ChangeLink task={task} step={step} label={label} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ChangeLink({ task, step, label }: { task: TaskName; step: string; label: string }) {
  const words = useTranslations('profile.summary');
  const path = taskPaths[task].split('?')[0] ?? '';
  return (
    <Link href={`${path}?step=${step}&change=1`} className="summary-change">
      <span aria-hidden="true">{words('change')}</span>
      <span className="visually-hidden">{words('changeOf', { section: label })}</span>
    </Link>
  );
}
