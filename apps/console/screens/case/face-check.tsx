import { wordFor, words } from '../../messages/en-US.ts';
import type { ReviewCase } from './review-case.ts';

/** What a machine found when it compared the selfie with the ID, beside the photos that the reviewer compares. */
export function FaceCheck({ faceCheck }: { faceCheck: NonNullable<ReviewCase['faceCheck']> }) {
  const { verdict, reasonCode, distance, matchDistance, mismatchDistance, asked, turns, eyes } = faceCheck;
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
        {asked.map((action, index) => (
          <div key={action}>
            <dt>{table.asked[action]}</dt>
            <dd>{framesOf(action === 'blink' ? eyes : turns, index, asked.length) || table.notRecorded}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What was measured in the frames of one action; nothing when none were recorded. */
function framesOf(measured: readonly (number | null)[], index: number, actionCount: number): string {
  const framesEach = measured.length / actionCount;
  return measured
    .slice(index * framesEach, (index + 1) * framesEach)
    .map((value) => (value === null ? '–' : value.toFixed(2)))
    .join(' · ');
}
