import { industries } from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { NamedField } from '../../components/named-picker/named-field.tsx';
import { NamedList } from '../../components/named-picker/named-search.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';

const name = 'industry';
/** What most borrowers work in. */
const popular = new Set<string>(['retail', 'food', 'transport', 'delivery', 'construction', 'callCentre']);

/** The industry, found by any word for it; what fits nothing is another one. */
export function IndustryField() {
  const words = useTranslations('work-info.search');
  const alsoWords = useTranslations('work-info.industryAlso');
  const labels = useTranslations('profile.fields');
  const choices = useChoices()('industries', industries);
  const { values, change, errorOf } = useSection();
  const choose = (industry: string) => change({ industry });
  const items = choices.map(({ value, label }) => ({
    value,
    name: label,
    aliases: alsoWords(value).split(', '),
    isPopular: popular.has(value),
  }));
  const other = items.filter(({ value }) => value === 'other');
  return (
    <NamedField
      name={name}
      label={labels(name)}
      hint={words('hint')}
      error={errorOf(name)}
      items={items}
      value={values[name] ?? ''}
      none={
        <>
          <p className="field-hint">{words('none')}</p>
          <NamedList items={other} onChoose={choose} />
        </>
      }
      onChoose={choose}
    />
  );
}
