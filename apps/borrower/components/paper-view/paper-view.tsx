import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoanPapers } from '@luwag/contract/endpoints/loan/get-loan-papers';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';

export type Papers = CallOutput<typeof getLoanPapers>;

type PaperViewProps = {
  paper: Papers['disclosure'];
  /** What stands beside a clause without being part of it, by the clause's place from 0. */
  Note?: ComponentType<{ place: number }> | undefined;
};

/** One legal paper in full, clause by clause, with the version of its wording. */
export function PaperView({ paper, Note }: PaperViewProps) {
  const words = useTranslations('lending.paper');
  return (
    <div className="paper-view" lang={paper.language}>
      {paper.clauses.map(({ heading, paragraphs }, place) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {Note === undefined ? null : <Note place={place} />}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className="paper-version">{words('version', { version: paper.templateVersion })}</p>
    </div>
  );
}
