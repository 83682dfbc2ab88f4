import type { CallOutput } from '@luwag/contract/endpoint';
import { listGuideAnswers } from '@luwag/contract/endpoints/faq/list-guide-answers';
import { useQuery } from '@tanstack/react-query';
import { call, valueOf } from '../../app/api.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { faqWords } from '../../messages/faq-words.ts';

type GuideCount = CallOutput<typeof listGuideAnswers>['counts'][number];

const say = faqWords.guides;
const columns: readonly Column<GuideCount>[] = [
  { name: say.guide, cell: ({ guide }) => say.names[guide] },
  { name: say.language, cell: ({ language }) => faqWords.languages[language] },
  { name: say.helped, isNumber: true, cell: ({ helped }) => helped },
  { name: say.notHelped, isNumber: true, cell: ({ notHelped }) => notHelped },
  {
    name: say.share,
    isNumber: true,
    cell: ({ helped, notHelped }) => `${Math.round((100 * helped) / (helped + notHelped))} %`,
  },
];

/** How borrowers answered "Did this help?" under each guide. */
export function GuideAnswers() {
  const answers = useQuery({
    queryKey: ['guide-answers'],
    queryFn: async () => valueOf(await call(listGuideAnswers, {})),
  });
  return (
    <section aria-labelledby="guide-answers">
      <h2 id="guide-answers">{say.title}</h2>
      <p>{say.lead}</p>
      {answers.error === null ? null : <p className="problem">{faqWords.failed}</p>}
      {answers.data === undefined ? null : (
        <DataTable
          caption={say.title}
          columns={columns}
          rows={answers.data.counts}
          rowKey={({ guide, language }) => `${guide} ${language}`}
          empty={say.none}
        />
      )}
    </section>
  );
}
