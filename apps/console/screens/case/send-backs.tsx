import { formatInstant } from '../../app/format.ts';
import { wordFor, words } from '../../messages/en-US.ts';
import { CasePhoto } from './case-photo.tsx';
import { itemName } from './item-name.ts';
import { readableName } from './readable-name.ts';
import type { ReviewCase } from './review-case.ts';

const say = words.reviewCase.sendBack;
type SendBack = ReviewCase['sendBacks'][number];

/** What was asked again, why, since when it is another, and what it was before. */
export function SendBacks({ reviewCase: { customerId, sendBacks } }: { reviewCase: ReviewCase }) {
  return sendBacks.map((sendBack) => (
    <div className="card" key={sendBack.sentBackAt}>
      <h3>
        {say.title} {formatInstant(sendBack.sentBackAt)}
      </h3>
      <p>
        {sendBack.returnedAt === null ? say.waiting : `${say.returned} ${formatInstant(sendBack.returnedAt)}`}
      </p>
      <ul className="plain-list">
        {sendBack.items.map((item) => (
          <SentItem key={item.item} customerId={customerId} sent={item} />
        ))}
      </ul>
    </div>
  ));
}

function SentItem({ customerId, sent }: { customerId: string; sent: SendBack['items'][number] }) {
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
