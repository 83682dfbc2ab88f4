import { useTranslations } from 'use-intl';

/** The usual terms in one touch; the slider beside them takes the others. */
export function TermChips({
  offered,
  chosen,
  text,
  onChoose,
}: {
  offered: readonly number[];
  chosen: number;
  text: (termDays: number) => string;
  onChoose: (termDays: number) => void;
}) {
  const words = useTranslations('all-withdraw');
  return (
    <fieldset className="chips">
      <legend>{words('quick')}</legend>
      {offered.map((days) => (
        <button key={days} type="button" aria-pressed={days === chosen} onClick={() => onChoose(days)}>
          {text(days)}
        </button>
      ))}
    </fieldset>
  );
}
