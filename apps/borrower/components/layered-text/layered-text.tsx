import type { ReactNode } from 'react';

/** A body may have several paragraphs, each on a line. */
export type TextPart = { key: string; heading: string; body: string };

/** A long paper in two layers: the short answers in the open, the full wording one touch away. */
export function LayeredText({
  version,
  summary,
  fullTitle,
  full,
}: {
  version: ReactNode;
  summary: readonly TextPart[];
  fullTitle: string;
  full: readonly TextPart[];
}) {
  return (
    <>
      {version}
      <dl className="layered-summary">
        {summary.map(({ key, heading, body }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <section className="layered-full">
        <h2>{fullTitle}</h2>
        {full.map(({ key, heading, body }) => (
          <details key={key}>
            <summary>{heading}</summary>
            {body.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </section>
    </>
  );
}
