import { type FaqTopic, faqTopics } from '@luwag/contract/endpoints/faq/faq-answer';
import { listFaq } from '@luwag/contract/endpoints/faq/list-faq';
import { setFaq } from '@luwag/contract/endpoints/faq/set-faq';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../app/format.ts';
import { call, valueOf } from '../../app/api.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { faqWords as say } from '../../messages/faq-words.ts';
import { EditionForm } from './edition-form.tsx';
import { GuideAnswers } from './guide-answers.tsx';

/** The lender's own questions and answers, one topic at a time. */
export function FaqScreen() {
  const { role } = useStaff();
  const [topic, setTopic] = useState<FaqTopic>('general');
  const book = useQuery({ queryKey: ['faq'], queryFn: async () => valueOf(await call(listFaq, {})) });
  useTitle(say.title);
  const editions = book.data?.editions.filter((edition) => edition.topic === topic) ?? [];
  const choose = (name: string) => setTopic(faqTopics.find((one) => one === name) ?? 'general');
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {book.error === null ? null : <p className="problem">{say.failed}</p>}
      <div className="field">
        <label htmlFor="topic">{say.topic}</label>
        <select id="topic" value={topic} onChange={({ target }) => choose(target.value)}>
          {faqTopics.map((name) => (
            <option key={name} value={name}>
              {say.topics[name]}
            </option>
          ))}
        </select>
      </div>
      <Loading query={book} />
      {book.data === undefined ? null : (
        <>
          <section className="card" aria-labelledby="editions">
            <h2 id="editions">{say.editions}</h2>
            {editions.length === 0 ? <p>{say.none}</p> : null}
            <ul>
              {editions.map(({ effectiveOn, questions }) => (
                <li key={effectiveOn}>{say.edition(formatDay(effectiveOn), questions.length)}</li>
              ))}
            </ul>
          </section>
          {setFaq.roles?.includes(role) === true ? (
            <EditionForm key={topic} topic={topic} latest={editions[0]} today={book.data.today} />
          ) : null}
        </>
      )}
      <GuideAnswers />
    </main>
  );
}
