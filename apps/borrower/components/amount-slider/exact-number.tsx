import { groupedDigits } from '@luwag/contract/money';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nearestStep } from './amount-slider.tsx';
import type { ExactNumberProps } from './exact-slider.tsx';

/**
 * A field for the exact number, in step with its slider: what can be had is taken as it is typed, what cannot is brought to
 * the nearest that can when the field is left, and that is said.
 */
export function ExactNumber({ unit, ...slider }: ExactNumberProps) {
  const { label, value, least, most, step, text, onChange } = slider;
  const words = useTranslations('exact-number');
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ typed: string; value: number } | null>(null);
  const plain = groupedDigits(String(value / unit));
  const [before = '', after = ''] = text(value).split(plain);
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const wanted = numberOf(currentTarget.value, unit);
    setTyped(currentTarget.value);
    setTaken(null);
    if (wanted !== null && wanted === nearestStep(wanted, slider)) onChange(wanted);
  };
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = numberOf(typed, unit);
    const offered = wanted === null ? value : nearestStep(wanted, slider);
    if (wanted === offered || typed.trim() === '') return;
    setTaken({ typed, value: offered });
    onChange(offered);
  };
  const isTold = taken !== null && taken.value === value;
  return (
    <>
      <span className="exact-number">
        <span aria-hidden="true">{before}</span>
        <input
          type="text"
          inputMode={unit === 100 ? 'decimal' : 'numeric'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          aria-label={words('label', { label })}
          aria-describedby={noteId}
          aria-invalid={isTold}
          style={{ inlineSize: `calc(${(typed ?? plain).length + 1}ch + 2 * var(--space-2))` }}
          value={typed ?? plain}
          onChange={type}
          onBlur={leave}
          onKeyDown={(event) => leaveOnEnter(event, leave)}
        />
        <span aria-hidden="true">{after}</span>
      </span>
      <output id={noteId} className={isTold ? 'exact-note' : 'visually-hidden'}>
        {isTold
          ? words('taken', { typed: taken.typed, value: text(taken.value) })
          : words('range', { least: text(least), most: text(most), step: text(step) })}
      </output>
    </>
  );
}

/** Enter takes the number; it does not send the form around it. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>, leave: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  leave();
}

/** The value of what was typed; null for anything that is no number. */
function numberOf(typed: string, unit: number): number | null {
  const digits = typed.replaceAll(/[₱%,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * unit) : null;
}
