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
  const control = controlProps(id, { hint, error });
  return (
    <div className="field" data-invalid={error === undefined ? undefined : true}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children(control)}
    </div>
  );
}

/** Hint and error of a control, with the ids that `controlProps` names. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** What ties a control to its hint and error for assistive technology. */
export function controlProps(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): ControlProps {
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .filter((part) => part !== '')
    .join(' ');
  return {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
