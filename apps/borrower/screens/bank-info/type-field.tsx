import { accountTypes } from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionRadio } from '../../components/section-form/section-fields.tsx';
import { useChoices } from '../../components/section-form/use-choices.ts';

/** How the money comes; banks of another kind of account are not offered any more then. */
export function TypeField() {
  const words = useTranslations('bank-info.type');
  const { change } = useSection();
  const choices = useChoices();
  const cards = choices('accountTypes', accountTypes).map((choice) => ({
    ...choice,
    hint: words(choice.value),
  }));
  return (
    <SectionRadio
      name="accountType"
      isLabelHidden
      choices={cards}
      onChosen={() => change({ institutionCode: '' })}
    />
  );
}
