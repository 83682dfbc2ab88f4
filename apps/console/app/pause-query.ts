import { getPayoutPause } from '@luwag/contract/endpoints/staff/get-payout-pause';
import { call, valueOf } from './api.ts';

const refreshMs = 30_000;

export const pauseQuery = {
  queryKey: ['stuck', 'pause'],
  queryFn: async () => valueOf(await call(getPayoutPause, {})).pause,
  refetchInterval: refreshMs,
};
