import { formatDay } from '../../app/format.ts';
import type { ReviewCase } from './review-case.ts';
import { wordFor, words } from '../../messages/en-US.ts';
import { readableName } from './readable-name.ts';

/** What the borrower answered, section by section, as it was typed. */
export function CaseAnswers({ reviewCase }: { reviewCase: ReviewCase }) {
  return (
    <>
      {reviewCase.sections.map(({ section, values }) => (
        <div className="card" key={section}>
          <h3>{wordFor(words.sections, section)}</h3>
          {section === 'address' && reviewCase.address !== null ? <p>{reviewCase.address}</p> : null}
          <dl className="pairs">
            {Object.entries(values).map(([name, value]) => (
              <div key={name}>
                <dt>{readableName(name)}</dt>
                <dd>{readableValue(name, value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}

/** Fields whose value is a key of a list, not something the borrower typed. */
const choiceFields = new Set([
  'idType',
  'gender',
  'maritalStatus',
  'education',
  'loanPurpose',
  'employmentType',
  'industry',
  'workingYears',
  'monthlyIncome',
  'payCycle',
  'emergency1Relationship',
  'emergency2Relationship',
  'accountType',
]);

/** A birthday, or a payday of one who is paid on certain days. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

function readableValue(name: string, value: string): string {
  if (value === '') return '–';
  if (isDay.test(value)) return formatDay(value);
  return choiceFields.has(name) ? wordFor(words.choices, value) : value;
}
