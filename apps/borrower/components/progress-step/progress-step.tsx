import { useTranslations } from 'use-intl';

/** How far along: in words, with a bar for the eye. */
export function ProgressStep({
  current,
  total,
  text,
  part = 1,
}: {
  current: number;
  total: number;
  /** Words in place of "Step 3 of 8". */
  text?: string;
  /** How much of the current step is done, from 0 to 1. */
  part?: number;
}) {
  const words = useTranslations('app');
  const label = text ?? words('progress', { current, total });
  return (
    <div className="progress-step">
      <p>{label}</p>
      <progress value={current - 1 + part} max={total} aria-label={label} />
    </div>
  );
}
