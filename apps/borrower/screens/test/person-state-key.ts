const keys = {
  incomplete: 'incomplete',
  underReview: 'underReview',
  canWithdraw: 'canWithdraw',
  disbursing: 'disbursing',
  repaying: 'repaying',
  'repaying/none': 'repaying',
  'repaying/due-in': 'dueIn',
  'repaying/due-today': 'dueToday',
  'repaying/overdue': 'overdue',
  rejected: 'rejected',
  mayReapply: 'mayReapply',
  disbursementFailed: 'disbursementFailed',
  correctionRequested: 'correctionRequested',
} as const;

/** Returns the words for a state of the people's list; null for one newer than this version. */
export function personStateKey(state: string): (typeof keys)[keyof typeof keys] | null {
  return Object.hasOwn(keys, state) ? keys[state as keyof typeof keys] : null;
}
