import type { Papers } from '../../components/paper-view/paper-view.tsx';

/** The wording that the notes were written for; another one is shown without notes. */
export const notedVersion = 'agreement-2026-11-g';

/** The clauses of that wording, in their order. */
export const notedClauses = [
  'parties',
  'words',
  'loan',
  'cost',
  'payingBack',
  'credit',
  'early',
  'late',
  'limit',
  'moreTime',
  'changingMind',
  'writtenOff',
  'parts',
  'passingOn',
  'contact',
  'data',
  'complaints',
  'signing',
  'law',
] as const;

export function isNoted({ templateVersion, clauses }: Papers['agreement']): boolean {
  return templateVersion === notedVersion && clauses.length === notedClauses.length;
}
