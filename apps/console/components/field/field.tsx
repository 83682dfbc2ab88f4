import { type ReactNode, useId } from 'react';
import './field.css';

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'date' | 'datetime-local' | 'number';
  defaultValue?: string;
  isRequired?: boolean;
  /** What may be typed, and what the browser says where something else is. */
  pattern?: string;
  title?: string;
};

/** A labelled line of a form, read by its name when the form is sent. */
export function Field({ name, label, hint, type = 'text', isRequired = true, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required={isRequired}
        autoComplete="off"
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        {...input}
      />
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

/** A labelled list to choose from. */
export function Choice({
  name,
  label,
  options,
  blank,
  defaultValue,
  onChosen,
}: {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  /** What stands there until somebody chooses, where no answer is likelier than another. */
  blank?: string;
  defaultValue?: string;
  onChosen?: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        required
        defaultValue={defaultValue}
        onChange={(event) => onChosen?.(event.target.value)}
      >
        {blank === undefined ? null : <option value="">{blank}</option>}
        {Object.entries(options).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
