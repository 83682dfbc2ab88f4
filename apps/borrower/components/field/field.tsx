import type { ReactNode } from 'react';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** The message of a refused value; its presence marks the control as invalid. */
  error?: string | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label, hint and error around one control, tied together for assistive technology. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldWords & { id: string; children: (control: ControlProps) => ReactNode }) {
  const { control, hintId, errorId } = controlProps(id, { hint, error });
  return (
    <div className="field" data-invalid={error === undefined ? undefined : true}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {children(control)}
    </div>
  );
}

export function controlProps(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId]
    .filter((part) => part !== '')
    .join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return { control, hintId, errorId };
}
