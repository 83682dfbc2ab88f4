import { formatInstant } from '../../app/format.ts';
import { wordFor, words } from '../../messages/en-US.ts';
import { CasePhoto } from './case-photo.tsx';
import { itemName } from './item-name.ts';
import { readableName } from './readable-name.ts';
import type { ReviewCase } from './review-case.ts';

const say = words.reviewCase.correctionRequest;
type CorrectionRequest = ReviewCase['correctionRequests'][number];

/** What was asked again, why, since when it is another, and what it was before. */
export function CorrectionRequests({
  reviewCase: { customerId, correctionRequests },
}: {
  reviewCase: ReviewCase;
}) {
  return correctionRequests.map((correctionRequest) => (
    <div className="card" key={correctionRequest.requestedAt}>
      <h3>
        {say.title} {formatInstant(correctionRequest.requestedAt)}
      </h3>
      <p>
        {correctionRequest.returnedAt === null
          ? say.waiting
          : `${say.returned} ${formatInstant(correctionRequest.returnedAt)}`}
      </p>
      <ul className="plain-list">
        {correctionRequest.items.map((item) => (
          <SentItem key={item.item} customerId={customerId} sent={item} />
        ))}
      </ul>
    </div>
  ));
}

function SentItem({ customerId, sent }: { customerId: string; sent: CorrectionRequest['items'][number] }) {
  const { item, reasonCode, renewedAt, photoBefore, answersBefore } = sent;
  return (
    <li>
      <p>
        <strong>{itemName(item)}</strong>: {wordFor(words.reasonCodes, reasonCode)}.{' '}
        {renewedAt === null ? say.notRenewed : `${say.renewed} ${formatInstant(renewedAt)}.`}
      </p>
      {answersBefore.length === 0 ? null : (
        <dl className="pairs">
          {answersBefore.map(({ field, masked }) => (
            <div key={field}>
              <dt>
                {readableName(field)}, {say.before}
              </dt>
              <dd>{masked === '' ? '–' : masked}</dd>
            </div>
          ))}
        </dl>
      )}
      {photoBefore === null ? null : (
        <details>
          <summary>{say.photoBefore}</summary>
          <CasePhoto customerId={customerId} photo={photoBefore} />
        </details>
      )}
    </li>
  );
}
