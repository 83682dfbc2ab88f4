import { Link } from '@tanstack/react-router';
import { formatInstant } from '../../app/format.ts';
import { words } from '../../messages/en-US.ts';
import type { ReviewCase } from './review-case.ts';

/** The other customers who gave the same ID, each with a link to their page; nothing where there is none. */
export function SameDocument({ others }: { others: ReviewCase['sameDocument'] }) {
  if (others.length === 0) return null;
  const say = words.reviewCase.sameDocument;
  return (
    <div className="card">
      <h3>{say.title}</h3>
      <p>{say.hint}</p>
      <ul className="plain-list">
        {others.map(({ customerId, nameMasked, givenAt, applicationStatus, hasLoan }) => (
          <li key={customerId}>
            <p>
              <Link to="/customers/$customerId" params={{ customerId }}>
                {nameMasked}
              </Link>
            </p>
            <dl className="pairs">
              <div>
                <dt>{say.given}</dt>
                <dd>{formatInstant(givenAt)}</dd>
              </div>
              <div>
                <dt>{say.application}</dt>
                <dd>
                  {applicationStatus === null
                    ? say.noApplication
                    : words.reviewCase.status[applicationStatus]}
                </dd>
              </div>
              <div>
                <dt>{say.loan}</dt>
                <dd>{say.hasLoan[`${hasLoan}`]}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
