import { isSamePhone } from '@luwag/contract/mobile-number';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import { SectionContext, useSection } from '../../components/section-form/section-context.ts';
import { useFieldErrorWords } from '../../messages/field-error-messages.ts';
import { canPickContact, pickContact } from './pick-contact.ts';
import type { Person as FoundPerson } from './read-card.ts';
import { readPastedPerson } from './read-pasted-person.ts';

const CardFileButton = lazyComponent(
  async () => (await import('./card-file-button.tsx')).CardFileButton,
  <div className="contact-card" />,
);

type Person = 'emergency1' | 'emergency2' | 'person1' | 'person2' | 'person3';

/** Name and number of one person: typed, pasted together, taken from a contact card, or picked one by one where the phone offers that. */
export function PersonFields({ person }: { person: Person }) {
  const words = useTranslations('contact.person');
  const labels = useTranslations('profile.fields');
  const fieldErrorWords = useFieldErrorWords();
  const section = useSection();
  const { values, change, profile } = section;
  const isOwn = isSamePhone(values[`${person}Phone`] ?? '', profile.phone);
  const errorOf: typeof section.errorOf = (name) =>
    section.errorOf(name) ?? (isOwn ? fieldErrorWords('contact_is_own_phone') : undefined);
  const take = (found: FoundPerson | null): boolean => {
    if (found === null) return false;
    change({
      [`${person}Phone`]: found.phone,
      ...(found.name === '' ? {} : { [`${person}Name`]: found.name }),
    });
    return true;
  };
  return (
    <>
      {canPickContact() ? (
        <Button variant="secondary" onClick={() => void pickContact().then(take)}>
          {words('pick')}
        </Button>
      ) : null}
      <SectionText
        name={`${person}Name`}
        label={person.startsWith('person') ? labels('emergency1Name') : labels(`${person}Name`)}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        onPaste={(event) => {
          if (take(readPastedPerson(event.clipboardData.getData('text/plain')))) event.preventDefault();
        }}
      />
      <SectionContext value={{ ...section, errorOf }}>
        <SectionText
          name={`${person}Phone`}
          label={labels('emergency1Phone')}
          hint={words('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={80}
        />
      </SectionContext>
      <CardFileButton onPerson={take} />
    </>
  );
}
