import { isSameName } from '@luwag/contract/profile/same-name';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionText } from '../../components/section-form/section-fields.tsx';

/** The name the bank will compare, begun with the one on the ID; another one is allowed, but not in silence. */
export function PayeeFields() {
  const words = useTranslations('bank-info.payee');
  const differs = useDifferentName();
  const name = { spellCheck: false, autoCapitalize: 'words', maxLength: 80 } as const;
  return (
    <>
      <SectionText {...name} name="payeeFirstName" autoComplete="given-name" />
      <SectionText {...name} name="payeeMiddleName" autoComplete="additional-name" isOptional />
      <SectionText {...name} name="payeeLastName" autoComplete="family-name" />
      <output className="bank-info-differs">
        {differs === null ? '' : words('differs', { name: differs })}
      </output>
      <SectionText
        name="payoutPhone"
        hint={words('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="go"
        maxLength={80}
      />
    </>
  );
}

/** The name on the ID where the one typed here is another, else null. */
function useDifferentName(): string | null {
  const { values, profile } = useSection();
  const identity = profile.sections.find(({ section }) => section === 'identity')?.values ?? {};
  const known = nameOf(identity['firstName'], identity['lastName']);
  const typed = nameOf(values['payeeFirstName'], values['payeeLastName']);
  const isUnfinished =
    known === '' || (values['payeeFirstName'] ?? '') === '' || (values['payeeLastName'] ?? '') === '';
  return isUnfinished || isSameName(known, typed) ? null : known;
}

function nameOf(first: string | undefined, last: string | undefined): string {
  return `${first ?? ''} ${last ?? ''}`.replace(/\s+/g, ' ').trim();
}
