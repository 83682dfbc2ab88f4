import type { CallOutput } from '@luwag/contract/endpoint';
import type { getCase } from '@luwag/contract/endpoints/staff/get-case';

/** One application as a reviewer sees it. */
export type ReviewCase = CallOutput<typeof getCase>;
