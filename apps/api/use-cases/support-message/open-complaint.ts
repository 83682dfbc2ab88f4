import type { Context } from '../context.ts';

/**
 * Whether a customer waits for the answer to a complaint. What they dispute is not collected until then (clause 17 of the loan
 * agreement). A complaint names no loan, and a customer repays one at a time.
 */
export async function hasOpenComplaint(
  { supportMessageRepository }: Pick<Context, 'supportMessageRepository'>,
  customerId: string,
): Promise<boolean> {
  return (await supportMessageRepository.withOpenComplaint([customerId])).has(customerId);
}
