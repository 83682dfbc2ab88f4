import { useTranslations } from 'use-intl';

/** The usual terms in one touch; the slider beside them takes every day between. */
export function TermChips({
  offered,
  chosen,
  onChoose,
}: {
  offered: readonly number[];
  chosen: number;
  onChoose: (termDays: number) => void;
}) {
  const words = useTranslations('all-withdraw');
  const lending = useTranslations('lending');
  return (
    <fieldset className="term-chips">
      <legend>{words('quick')}</legend>
      {offered.map((days) => (
        <button key={days} type="button" aria-pressed={days === chosen} onClick={() => onChoose(days)}>
          {lending('days', { days })}
        </button>
      ))}
    </fieldset>
  );
}
