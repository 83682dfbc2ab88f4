import { accountTypes } from '@luwag/contract/profile/choices';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionRadio } from '../../components/section-form/section-fields.tsx';
import { useChoices } from '../../components/section-form/use-choices.ts';
import { useInstitutions } from '../../store/institutions.ts';

/** How the money comes, of the kinds that it can come by; banks of another kind of account are not offered any more then. */
export function TypeField() {
  const words = useTranslations('bank-info.type');
  const { change } = useSection();
  const choices = useChoices();
  const { data } = useInstitutions();
  const reached = accountTypes.filter((type) =>
    data?.institutions.some((row) => row.isOffered && row.accountType === type),
  );
  // Until the list is known all of them stand there.
  const cards = choices('accountTypes', reached.length === 0 ? accountTypes : reached).map((choice) => ({
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
