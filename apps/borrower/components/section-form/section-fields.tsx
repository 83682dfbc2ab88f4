import { withoutChinese } from '@luwag/contract/no-chinese';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateFields, datePartsOf, isoDateOf } from '../date-fields/date-fields.tsx';
import { type RadioChoice, RadioGroup } from '../radio-group/radio-group.tsx';
import { SelectField, type SelectOption } from '../select-field/select-field.tsx';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import { useSection } from './section-context.ts';
import type { FieldName } from './section-step.ts';

type SectionTextProps = Omit<TextInputProps, 'label' | 'error' | 'value' | 'onChange' | 'name'> & {
  name: FieldName;
  label?: string;
  isOptional?: boolean;
};

/** One line of text of a section. Chinese characters are taken out, once an input method has finished composing. */
export function SectionText({ name, label, hint, isOptional = false, ...input }: SectionTextProps) {
  const words = useTranslations('profile');
  const { values, change, errorOf } = useSection();
  const [hasRemoved, setHasRemoved] = useState(false);
  const take = (typed: string, isComposing: boolean) => {
    const kept = isComposing ? typed : withoutChinese(typed);
    if (!isComposing) setHasRemoved(kept !== typed);
    change({ [name]: kept });
  };
  const plainLabel = label ?? words(`fields.${name}`);
  return (
    <div className="section-text">
      <TextInput
        maxLength={160}
        {...input}
        name={name}
        label={isOptional ? words('optional', { label: plainLabel }) : plainLabel}
        hint={hint}
        error={errorOf(name)}
        value={values[name] ?? ''}
        onChange={(event) => take(event.currentTarget.value, isStillComposing(event.nativeEvent))}
        onCompositionEnd={(event) => take(event.currentTarget.value, false)}
      />
      <output className="section-removed">{hasRemoved ? words('withoutChinese') : ''}</output>
    </div>
  );
}

function isStillComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}

type Choosing = {
  name: FieldName;
  label?: string;
  hint?: ReactNode;
  /** Where the page's heading already asks the question. */
  isLabelHidden?: boolean;
};

/** Cards for a few choices. */
export function SectionRadio({
  name,
  label,
  hint,
  isLabelHidden = false,
  choices,
  onChosen,
}: Choosing & { choices: readonly RadioChoice[]; onChosen?: (value: string) => void }) {
  const words = useTranslations('profile');
  const { values, change, errorOf } = useSection();
  const question = label ?? words(`fields.${name}`);
  return (
    <RadioGroup
      name={name}
      label={isLabelHidden ? <span className="visually-hidden">{question}</span> : question}
      hint={hint}
      error={errorOf(name)}
      choices={choices}
      value={values[name] ?? ''}
      onChange={(event) => {
        change({ [name]: event.currentTarget.value });
        onChosen?.(event.currentTarget.value);
      }}
    />
  );
}

/** A list for many choices. */
export function SectionSelect({
  name,
  label,
  hint,
  options,
  shown,
  isPlaceholderHidden = false,
  onChosen,
}: Choosing & {
  options: readonly SelectOption[];
  /** The option that says the same as the answer, where that is written in another way. */
  shown?: string;
  /** Whether one of the options is the empty answer. */
  isPlaceholderHidden?: boolean;
  onChosen?: (value: string) => void;
}) {
  const words = useTranslations('profile');
  const { values, change, errorOf } = useSection();
  return (
    <SelectField
      name={name}
      label={label ?? words(`fields.${name}`)}
      hint={hint}
      error={errorOf(name)}
      options={options}
      {...(isPlaceholderHidden ? {} : { placeholder: words('choose') })}
      value={shown ?? values[name] ?? ''}
      onChange={(event) => {
        change({ [name]: event.currentTarget.value });
        onChosen?.(event.currentTarget.value);
      }}
    />
  );
}

/** A date in three boxes. While one is empty the parts stay here, and the section has no date yet. */
export function SectionDate({
  name,
  hint,
  error,
  autoComplete,
}: Choosing & Pick<ComponentProps<typeof DateFields>, 'autoComplete' | 'error'>) {
  const words = useTranslations('profile');
  const { values, change, errorOf } = useSection();
  const [typed, setTyped] = useState(() => datePartsOf(values[name] ?? ''));
  const known = values[name] ?? '';
  // A date that comes from elsewhere, as from a card, takes the place of what stands there.
  const parts = known === '' || known === isoDateOf(typed) ? typed : datePartsOf(known);
  return (
    <DateFields
      name={name}
      label={words(`fields.${name}`)}
      hint={hint}
      error={errorOf(name) ?? error}
      value={parts}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      onChange={(next) => {
        setTyped(next);
        change({ [name]: isoDateOf(next) });
      }}
    />
  );
}
