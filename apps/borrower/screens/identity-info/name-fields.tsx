import { nameSuffixes } from '@luwag/contract/profile/name-suffixes';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionSelect, SectionText } from '../../components/section-form/section-fields.tsx';
import { hasOneName } from './name-count.ts';

const plain = { spellCheck: false, autoCapitalize: 'words', maxLength: 80 } as const;

/** The name as on the card, in its parts; one alone where the card has one alone. */
export function NameFields() {
  const words = useTranslations('identity-info.name');
  const { values, change } = useSection();
  const isOne = hasOneName(values);
  const without = { lastName: '', middleName: '', nameSuffix: '' };
  return (
    <>
      <SectionText
        {...plain}
        name="firstName"
        {...(isOne ? { label: words('only') } : {})}
        autoComplete="given-name"
        enterKeyHint="next"
      />
      {isOne ? null : <FurtherNames />}
      <Checkbox
        name="oneName"
        label={words('one')}
        checked={isOne}
        onChange={({ currentTarget: { checked } }) =>
          change(checked ? { oneName: 'yes', ...without } : { oneName: '' })
        }
      />
    </>
  );
}

function FurtherNames() {
  const words = useTranslations('identity-info.name');
  const suffixes = nameSuffixes.map((suffix) => ({ value: suffix, label: suffix || words('noSuffix') }));
  return (
    <>
      <SectionText
        {...plain}
        name="middleName"
        autoComplete="additional-name"
        enterKeyHint="next"
        isOptional
      />
      <SectionText {...plain} name="lastName" autoComplete="family-name" enterKeyHint="next" />
      <SectionSelect name="nameSuffix" options={suffixes} isPlaceholderHidden />
    </>
  );
}
