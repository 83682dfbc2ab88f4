import { useTranslations } from 'use-intl';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';

/** What of the terms every agreement repeats with its own figures, in the order of its clauses. */
const clauses = [
  'parties',
  'words',
  'loans',
  'charges',
  'payingBack',
  'counting',
  'credit',
  'early',
  'late',
  'extension',
  'cancel',
  'writtenOff',
  'transfer',
  'conduct',
  'data',
  'complaints',
  'signing',
  'law',
] as const;

/** The rules of every agreement in full, one touch away; fetched behind the short lines. */
export function AgreementInFull() {
  return (
    <LazyMessages namespaces={['conditional-terms']}>
      <Clauses />
    </LazyMessages>
  );
}

function Clauses() {
  const words = useTranslations('conditional-terms');
  const { corporateName, grievanceOfficer, grievanceEmail } = usePublicSettings().legalIdentity;
  const values = { lender: corporateName, officer: grievanceOfficer, email: grievanceEmail };
  return (
    <section className="layered-full">
      <h2>{words('fullTitle')}</h2>
      {clauses.map((clause) => (
        <details key={clause}>
          <summary>{words(`full.${clause}.heading`)}</summary>
          {words(`full.${clause}.body`, values)
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </details>
      ))}
    </section>
  );
}
