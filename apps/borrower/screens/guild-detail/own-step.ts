import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { GuideName } from '@luwag/contract/guide-names';
import type { guideSteps } from '../../components/guide-picture/guide-drawings.ts';

type Home = CallOutput<typeof getHome>;
type GuideStep = (typeof guideSteps)[number];

/** A step of a guide that fits the borrower's state, and the words that say why. */
export type OwnStep = { guide: GuideName; step: GuideStep; why: Why };
export type Why =
  | 'form'
  | 'photosNext'
  | 'photoBack'
  | 'correctionRequested'
  | 'underReview'
  | 'offer'
  | 'reapply'
  | 'disbursing'
  | 'running'
  | 'dueSoon'
  | 'dueToday'
  | 'overdue'
  | 'paying'
  | 'mayExtend';

/** Days before the due date from which it is soon, and after it until which it may still move. */
const soonDays = 7;
const extendableDays = 7;

const photoSteps: Readonly<Record<string, GuideStep>> = { ID_GLARE: 's2', ID_CUT: 's3', ID_BLUR: 's4' };
const photoItems: ReadonlySet<string> = new Set(['idFront', 'idBack', 'selfie']);

/** What of the guides serves a borrower now, the most pressing first; nothing where no step does. */
export function ownSteps(home: Home): readonly OwnStep[] {
  switch (home.state) {
    case 'incomplete':
      return stepsOfForm(home);
    case 'correctionRequested':
      return stepsOfCorrections(home);
    case 'underReview':
      return [{ guide: 'borrow', step: 's3', why: 'underReview' }];
    case 'canWithdraw':
      return [{ guide: 'borrow', step: 's3', why: 'offer' }];
    case 'mayReapply':
      return [{ guide: 'borrow', step: 's1', why: 'reapply' }];
    case 'disbursing':
      return [{ guide: 'borrow', step: 's4', why: 'disbursing' }];
    case 'repaying':
      return stepsOfLoan(home);
    case 'rejected':
    case 'disbursementFailed':
      return [];
    default:
      return home.state satisfies never;
  }
}

function stepsOfForm({ tasks }: Home): readonly OwnStep[] {
  const next = tasks.find(({ state }) => state !== 'done')?.name;
  if (next !== 'identity' && next !== 'selfie') return [{ guide: 'borrow', step: 's1', why: 'form' }];
  return [
    { guide: 'borrow', step: 's2', why: 'photosNext' },
    { guide: 'photos', step: 's1', why: 'photosNext' },
  ];
}

function stepsOfCorrections({ correctionItems }: Home): readonly OwnStep[] {
  const photo = correctionItems.find(({ item, isRenewed }) => !isRenewed && photoItems.has(item));
  const borrow: OwnStep = { guide: 'borrow', step: 's1', why: 'correctionRequested' };
  if (photo === undefined) return [borrow];
  return [{ guide: 'photos', step: photoSteps[photo.reasonCode] ?? 's1', why: 'photoBack' }];
}

function stepsOfLoan({ loan }: Home): readonly OwnStep[] {
  if (loan === null) return [];
  if (loan.openPayment !== null) return [{ guide: 'pay', step: 's4', why: 'paying' }];
  const { kind, days } = loan.dueState;
  const extend: OwnStep = { guide: 'extend', step: 's1', why: 'mayExtend' };
  if (kind === 'overdue') {
    // All, what is due, or a part: each of them ends or lowers what a late day costs.
    const pay: OwnStep = { guide: 'pay', step: 's2', why: 'overdue' };
    return days <= extendableDays ? [pay, extend] : [pay];
  }
  if (kind === 'due-today') return [{ guide: 'pay', step: 's1', why: 'dueToday' }, extend];
  if (kind === 'due-in' && days <= soonDays) return [{ guide: 'pay', step: 's1', why: 'dueSoon' }, extend];
  return [{ guide: 'pay', step: 's1', why: 'running' }];
}
