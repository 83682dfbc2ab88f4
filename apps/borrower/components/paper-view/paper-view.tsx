import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoanPapers } from '@luwag/contract/endpoints/loan/get-loan-papers';
import { useTranslations } from 'use-intl';

export type Papers = CallOutput<typeof getLoanPapers>;

/** One legal paper in full, clause by clause, with the version of its wording. */
export function PaperView({ paper }: { paper: Papers['disclosure'] }) {
  const words = useTranslations('lending.paper');
  return (
    <div className="paper-view" lang={paper.language}>
      {paper.clauses.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className="paper-version">{words('version', { version: paper.templateVersion })}</p>
    </div>
  );
}
