import type { CorrectionItem } from '@luwag/contract/profile/correction';
import { taskPaths } from '../../routing/task-paths.ts';

/** The one page of a section that a reason is about. With `change=1` that page alone is asked and then saved. */
const pageOfReason: Readonly<Partial<Record<string, string>>> = {
  ID_NUM_MISMATCH: '?step=check&change=1',
  NAME_MISMATCH: '?step=check&change=1',
  BIRTH_MISMATCH: '?step=check&change=1',
  PAYEE_MISMATCH: '?step=payee&change=1',
};

/** Returns the path of the photo or question to correct. */
export function correctionPath({ item, reasonCode }: CorrectionItem): `/${string}` {
  if (item === 'idFront' || item === 'idBack') return `/identityInfo?step=${item}&change=1`;
  if (item === 'selfie') return taskPaths.selfie;
  return `${taskPaths[item]}${pageOfReason[reasonCode] ?? ''}`;
}
