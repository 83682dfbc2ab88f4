import { wordFor, words } from '../../messages/en-US.ts';
import type { ReviewCase } from './review-case.ts';

/** What a machine found when it compared the selfie with the ID, beside the photos that the reviewer compares. */
export function FaceCheck({ faceCheck }: { faceCheck: NonNullable<ReviewCase['faceCheck']> }) {
  const { verdict, reasonCode, distance, matchDistance, mismatchDistance, askedTurn, turns } = faceCheck;
  const table = words.faceCheck;
  return (
    <div className="card">
      <h3>{table.title}</h3>
      <p>
        <span className="status">{table.verdicts[verdict]}</span>{' '}
        {reasonCode === null ? null : wordFor(words.reasonCodes, reasonCode)}
      </p>
      <dl className="pairs">
        <div>
          <dt>{table.distance}</dt>
          <dd>{distance === null ? table.notCompared : distance.toFixed(2)}</dd>
        </div>
        <div>
          <dt>{table.scale}</dt>
          <dd>
            {table.samePerson} ≤ {matchDistance} · {table.otherPerson} &gt; {mismatchDistance}
          </dd>
        </div>
        <div>
          <dt>{table.asked[askedTurn]}</dt>
          <dd>
            {turns.length === 0
              ? table.notRecorded
              : turns.map((turn) => (turn === null ? '–' : turn.toFixed(2))).join(' · ')}
          </dd>
        </div>
      </dl>
    </div>
  );
}
