import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

export type AmountSliderProps = {
  id?: string;
  label: ReactNode;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
  /** The value as people read it: "₱5,000", "30 days". */
  text: (value: number) => string;
  /** The value as it is spoken, with what follows from it. */
  spokenText?: string | undefined;
  /** A field to type the value, which then stands in the place of the shown one. */
  exact?: ReactNode;
};

/** A range and steps by button: for fingers, keyboards and voices alike. Units are the caller's; ExactSlider takes the number typed too. */
export function AmountSlider({
  id,
  label,
  value,
  least,
  most,
  step,
  onChange,
  text,
  spokenText,
  exact,
}: AmountSliderProps) {
  const words = useTranslations('shell.slider');
  const ownId = useId();
  const rangeId = id ?? ownId;
  const change = (wanted: number) => onChange(nearestStep(wanted, { least, most, step }));
  return (
    <div className="amount-slider">
      <div className="amount-slider-head">
        <label htmlFor={rangeId} className="field-label">
          {label}
        </label>
        <output htmlFor={rangeId}>{text(value)}</output>
        {exact}
      </div>
      <div className="amount-slider-row">
        <Button variant="secondary" guardMs={0} onClick={() => change(value - step)}>
          <Icon name="minus" />
          <span className="visually-hidden">{words('less')}</span>
        </Button>
        <input
          type="range"
          id={rangeId}
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={spokenText ?? text(value)}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
        <Button variant="secondary" guardMs={0} onClick={() => change(value + step)}>
          <Icon name="plus" />
          <span className="visually-hidden">{words('more')}</span>
        </Button>
      </div>
      <div className="amount-slider-ends" aria-hidden="true">
        <span>{text(least)}</span>
        <span>{text(most)}</span>
      </div>
    </div>
  );
}

export function nearestStep(
  wanted: number,
  { least, most, step }: { least: number; most: number; step: number },
): number {
  if (!Number.isFinite(wanted)) return least;
  const stepped = least + Math.round((wanted - least) / step) * step;
  return Math.min(most, Math.max(least, stepped));
}
