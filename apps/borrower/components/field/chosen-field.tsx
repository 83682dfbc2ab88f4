import type { ReactNode } from 'react';
import { type ControlProps, controlProps, FieldNotes } from './field.tsx';

/** A question whose answer is chosen elsewhere: its label and error around what was chosen and the way to choose. */
export function ChosenField({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: ReactNode;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const control = controlProps(id, { error });
  return (
    <div className="field" data-invalid={control['aria-invalid']}>
      <p className="field-label">{label}</p>
      <FieldNotes id={id} error={error} />
      {children(control)}
    </div>
  );
}
