import type { ComponentProps, ReactNode } from 'react';
import type { FieldWords } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';

export type RadioChoice = { value: string; label: ReactNode; hint?: ReactNode };

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> &
  FieldWords & {
    name: string;
    choices: readonly RadioChoice[];
    /** The chosen one, where the caller holds it. */
    value?: string;
  };

/** Cards to choose one of. The first card's id is the group's name, so that an error summary can link to it. */
export function RadioGroup({
  label,
  hint,
  error,
  choices,
  name,
  value,
  defaultValue,
  ...input
}: RadioGroupProps) {
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      {() => (
        <div className="choice-cards">
          {choices.map((choice, index) => (
            <label className="choice-card" key={choice.value}>
              <input
                {...input}
                type="radio"
                id={index === 0 ? name : `${name}-${choice.value}`}
                name={name}
                value={choice.value}
                checked={value === undefined ? undefined : value === choice.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
              />
              <span>
                {choice.label}
                {choice.hint === undefined ? null : <span className="field-hint">{choice.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
