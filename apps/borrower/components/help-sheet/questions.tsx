import { useEffect, useMemo } from 'react';
import { getFaq } from '@luwag/contract/endpoints/faq/get-faq';
import { defaultLanguage, isLanguage } from '@luwag/contract/language';
import { useLocale, useMessages } from 'use-intl';
import { useAnswer } from '../../store/use-answer.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { faqTopics } from './faq-topics.ts';

/** How many questions of all topics of a screen. */
export const mostShown = 5;

/** What people ask on the screen in front of them: the lender's own answers where there are any, else the app's. */
export function Questions() {
  const routeName = useCoreStore((state) => state.routeName);
  const replaceData = useCoreStore((state) => state.replaceData);
  const topics = useMessages().faq;
  const locale = useLocale();
  const { data } = useAnswer(getFaq, { query: { language: isLanguage(locale) ? locale : defaultLanguage } });
  const questions = useMemo(
    () =>
      faqTopics(routeName)
        .flatMap((topic) => {
          const own = data?.topics.find((written) => written.topic === topic);
          return own?.questions ?? pairsOf(topics[topic]);
        })
        .slice(0, mostShown),
    [topics, routeName, data],
  );
  useEffect(() => replaceData({ FAQData: { routeName, questions } }), [replaceData, routeName, questions]);
  return questions.map(({ question, answer }) => (
    <details className="help-question" key={question}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

/** The app's own words lie in pairs, `name` and `nameAnswer`. */
function pairsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).flatMap(([name, question]) => {
    const answer = words[`${name}Answer`];
    return answer === undefined ? [] : [{ question, answer }];
  });
}
