import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Institutions, useInstitutions } from '../../store/institutions.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { Button } from '../button/button.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { NamedField } from '../named-picker/named-field.tsx';
import { type NamedItem, NamedSearch } from '../named-picker/named-search.tsx';

const SupportMessageSheet = lazyComponent(
  async () => (await import('../support-message-sheet/support-message-sheet.tsx')).SupportMessageSheet,
);

type SearchProps = { accountType: string; chosen: string; onChoose: (institutionCode: string) => void };

/** Every wallet, bank or counter of one kind of account, on a screen of its own. */
export function InstitutionSearch({ accountType, chosen, onChoose }: SearchProps) {
  const words = useTranslations('bank-name');
  const query = useInstitutions();
  return (
    <AnswerView query={query}>
      {(known) => (
        <NamedSearch
          name="search"
          label={words('search')}
          items={itemsOf(known, accountType)}
          chosen={chosen}
          isMarked
          none={<NoneFound />}
          onChoose={onChoose}
        />
      )}
    </AnswerView>
  );
}

/** The same as one field of a form. */
export function InstitutionChoice({
  label,
  error,
  ...search
}: SearchProps & { label: string; error: string | undefined }) {
  const { accountType, chosen, onChoose } = search;
  const query = useInstitutions();
  return (
    <AnswerView query={query}>
      {(known) => (
        <NamedField
          name="institutionCode"
          label={label}
          error={error}
          items={itemsOf(known, accountType)}
          value={chosen}
          isMarked
          none={<NoneFound />}
          onChoose={onChoose}
        />
      )}
    </AnswerView>
  );
}

function itemsOf({ institutions }: Institutions, accountType: string): readonly NamedItem[] {
  return institutions
    .filter((row) => row.isOffered && row.accountType === accountType)
    .map(({ code, name, aliases, isPopular }) => ({ value: code, name, aliases, isPopular }));
}

/** Theirs may be missing: we are asked for it here. */
function NoneFound() {
  const words = useTranslations('bank-name');
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <p className="field-hint">{words('none')}</p>
      <Button variant="secondary" onClick={() => setIsWriting(true)}>
        {words('ask')}
      </Button>
      {isWriting ? <SupportMessageSheet onClose={() => setIsWriting(false)} /> : null}
    </>
  );
}
