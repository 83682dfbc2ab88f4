import { requestSources } from '@luwag/contract/endpoints/staff/list-requests';
import { useState } from 'react';
import { useTitle } from '../../app/use-title.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { RequestSection } from './request-section.tsx';

const say = loanWords.requests;

/** What waits for an answer, by where it comes from. Looks again by itself. */
export function RequestsScreen() {
  const [told, setTold] = useState('');
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p className="muted">{say.hint}</p>
      <output>{told}</output>
      {requestSources.map((from) => (
        <RequestSection key={from} from={from} onTold={setTold} />
      ))}
    </main>
  );
}
