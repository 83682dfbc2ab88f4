import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldWords & {
    name: string;
    /** Stands before the value and is not part of it, such as +63. */
    prefix?: ReactNode;
  };

/** One line of text. Its id is its name unless told otherwise, so that an error summary can link to it. */
export function TextInput({ label, hint, error, prefix, id, name, ...input }: TextInputProps) {
  return (
    <Field id={id ?? name} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="text-input">
          {prefix === undefined ? null : (
            <span className="text-input-prefix" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input type="text" {...input} {...control} name={name} className="field-control" />
        </div>
      )}
    </Field>
  );
}
