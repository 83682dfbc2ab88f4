import { useTranslations } from 'use-intl';

/** How far along: in words, with a bar for the eye. */
export function ProgressStep({ current, total }: { current: number; total: number }) {
  const words = useTranslations('shell');
  const label = words('progress', { current, total });
  return (
    <div className="progress-step">
      <p>{label}</p>
      <progress value={current} max={total} aria-label={label} />
    </div>
  );
}
