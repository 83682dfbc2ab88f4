import type { ReactNode } from 'react';
import { type ControlProps, controlProps, FieldNotes, type FieldWords } from './field.tsx';

/** Label, hint and error around several controls that answer one question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  children,
}: FieldWords & { id: string; children: (control: ControlProps) => ReactNode }) {
  const control = controlProps(id, { hint, error });
  return (
    <fieldset
      className="field-group"
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid']}
    >
      <legend className="field-label">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children(control)}
    </fieldset>
  );
}
