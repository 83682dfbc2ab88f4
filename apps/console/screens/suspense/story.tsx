import type { CallOutput } from '@luwag/contract/endpoint';
import type { getSuspenseItem } from '@luwag/contract/endpoints/staff/get-suspense-item';
import { formatInstant } from '../../app/format.ts';
import { lenderStepWords } from '../../messages/lender-step-words.ts';
import './suspense.css';
import { suspenseWords as say } from '../../messages/suspense-words.ts';

type Opened = CallOutput<typeof getSuspenseItem>;
type Line = { at: string; text: string };

/** All that happened to an item, oldest first. */
export function Story({ item, steps }: Pick<Opened, 'item' | 'steps'>) {
  const lines = linesOf(item, steps);
  return (
    <section aria-labelledby="story">
      <h2 id="story">{say.story}</h2>
      <ol className="card story">
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {formatInstant(at)}: {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function linesOf(item: Opened['item'], steps: Opened['steps']): Line[] {
  const { paidAt, receivedAt, state, closedAt } = item;
  const ofSteps = steps.flatMap(
    ({ details, proposedBy, proposedAt, reason, status, answeredBy, answeredAt }): Line[] => {
      const proposed = `${proposedBy} ${say.stories.proposed}: ${lenderStepWords.kinds[details.kind]}. ${reason}`;
      if (status === 'open' || answeredAt === null) return [{ at: proposedAt, text: proposed }];
      return [
        { at: proposedAt, text: proposed },
        { at: answeredAt, text: `${answeredBy ?? ''} ${say.stories[status]}` },
      ];
    },
  );
  return [
    ...(paidAt === null ? [] : [{ at: paidAt, text: say.stories.paid }]),
    { at: receivedAt, text: say.stories.received },
    ...ofSteps,
    ...(state === 'reversed' && closedAt !== null ? [{ at: closedAt, text: say.states.reversed }] : []),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
