import { type ApprovalKind, approvalRules } from '@luwag/contract/endpoints/staff/approval-rules';
import { words } from '../messages/en-US.ts';

/** The roles that may confirm a step, in words. */
export function checkersOf(kind: ApprovalKind): string {
  return approvalRules[kind].checkers.map((role) => words.roles[role]).join(', ');
}
