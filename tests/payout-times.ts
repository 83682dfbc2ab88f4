import * as v from 'valibot';
import { payoutTimesFrom, payoutVariables } from '../apps/api/setting-values.ts';

/** The times of payouts of a lender whose settings name none. */
export const defaultPayoutTimes = payoutTimesFrom(v.parse(v.object(payoutVariables), {}));
