import { useEffect, useMemo } from 'react';
import { useMessages } from 'use-intl';
import { useCoreStore } from '../../store/core-store.ts';
import { faqTopics } from './faq-topics.ts';

const mostShown = 5;

/** What people ask on the screen in front of them; the words lie in pairs, `name` and `nameAnswer`. */
export function Questions() {
  const routeName = useCoreStore((state) => state.routeName);
  const replaceData = useCoreStore((state) => state.replaceData);
  const topics = useMessages().faq;
  const questions = useMemo(
    () =>
      faqTopics(routeName)
        .flatMap((topic) => pairsOf(topics[topic]))
        .slice(0, mostShown),
    [topics, routeName],
  );
  useEffect(() => replaceData({ FAQData: { routeName, questions } }), [replaceData, routeName, questions]);
  return questions.map(({ question, answer }) => (
    <details className="help-question" key={question}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

function pairsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).flatMap(([name, question]) => {
    const answer = words[`${name}Answer`];
    return answer === undefined ? [] : [{ question, answer }];
  });
}
