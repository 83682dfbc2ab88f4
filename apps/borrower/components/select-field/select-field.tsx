import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    name: string;
    options: readonly SelectOption[];
    /** First entry, chosen while nothing else is. */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  id,
  name,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id ?? name} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} name={name} className="field-control select-field">
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
