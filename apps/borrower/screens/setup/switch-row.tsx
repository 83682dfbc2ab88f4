import { useId } from 'react';

/** Something to switch on or off; without a way to change it, it stays as it is and says so. */
export function SwitchRow({
  name,
  label,
  hint,
  isOn,
  onChange,
}: {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div className="switch-row">
      <label>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          aria-checked={isOn}
          disabled={onChange === undefined}
          aria-describedby={hintId}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
      </label>
      <p className="field-hint" id={hintId}>
        {hint}
      </p>
    </div>
  );
}
