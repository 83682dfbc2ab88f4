import type { ComponentProps, ReactNode } from 'react';
import { controlProps, FieldNotes } from '../field/field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string;
  label: ReactNode;
  error?: string | undefined;
};

/** One thing to agree to or to switch on; never ticked beforehand when it is a consent. */
export function Checkbox({ label, error, id, name, ...input }: CheckboxProps) {
  const control = controlProps(id ?? name, { error });
  return (
    <div className="checkbox">
      <FieldNotes id={control.id} error={error} />
      <div className="checkbox-row">
        <input {...input} {...control} type="checkbox" name={name} />
        <label htmlFor={control.id}>{label}</label>
      </div>
    </div>
  );
}
