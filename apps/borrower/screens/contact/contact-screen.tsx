import { relationships } from '@luwag/contract/profile/choices';
import { mobileDigits } from '@luwag/contract/mobile-number';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useTranslations } from 'use-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionRadio } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import type { FieldName, SectionStep } from '../../components/section-form/section-step.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';
import type { Profile } from '../../store/profile.ts';
import { contactFailures } from './contact-failures.ts';
import { PersonFields } from './person-fields.tsx';

const people = ['person1', 'person2', 'person3'] as const;
const emergencies = ['emergency1', 'emergency2'] as const;
type Emergency = (typeof emergencies)[number];

const personFields = people.flatMap((person): FieldName[] => [`${person}Name`, `${person}Phone`]);

export default function ContactScreen() {
  const words = useTranslations('contact');
  const emergencyStep = (emergency: Emergency): SectionStep => ({
    key: emergency,
    fields: [`${emergency}Name`, `${emergency}Phone`, `${emergency}Relationship`],
    title: words(`${emergency}.title`),
    lead: words(`${emergency}.why`),
    body: <EmergencyFields emergency={emergency} />,
    check: knownFailures,
  });
  const stepsOf = (): readonly SectionStep[] => [
    ...emergencies.map((emergency) => emergencyStep(emergency)),
    {
      key: 'people',
      fields: personFields,
      title: words('people.title'),
      lead: words('people.why'),
      body: <PeopleFields />,
      check: knownFailures,
    },
  ];
  return <SectionForm section="contacts" stepsOf={stepsOf} />;
}

const knownFailures = (values: DraftValues, { phone }: Profile) => contactFailures(values, phone);

function ContactPromise() {
  const words = useTranslations('contact.promise');
  return (
    <div className="contact-promise">
      <h2>{words('title')}</h2>
      <ul>
        {(['noDebt', 'noAddressBook', 'remove'] as const).map((line) => (
          <li key={line}>
            <Icon name="check" /> <span>{words(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmergencyFields({ emergency }: { emergency: Emergency }) {
  const choices = useChoices();
  return (
    <>
      {emergency === 'emergency1' ? <ContactPromise /> : null}
      <PersonFields person={emergency} />
      <SectionRadio name={`${emergency}Relationship`} choices={choices('relationships', relationships)} />
    </>
  );
}

function PeopleFields() {
  const words = useTranslations('contact.people');
  const { values } = useSection();
  const isAdded = (person: (typeof people)[number]) =>
    (values[`${person}Name`] ?? '').trim() !== '' && mobileDigits(values[`${person}Phone`] ?? '') !== null;
  const added = people.filter((person) => isAdded(person)).length;
  return (
    <>
      <output className="contact-added">{words('added', { added, total: people.length })}</output>
      {people.map((person, index) => (
        <fieldset className="contact-person" key={person}>
          <legend>
            {words('legend', { number: index + 1, total: people.length })}
            {isAdded(person) ? <Icon name="check" /> : null}
          </legend>
          <PersonFields person={person} />
        </fieldset>
      ))}
    </>
  );
}
