import { getStaffSession } from '@luwag/contract/endpoints/staff/get-staff-session';
import type { CallOutput } from '@luwag/contract/endpoint';
import { useSuspenseQuery } from '@tanstack/react-query';
import { call, valueOf } from './api.ts';

export const sessionQuery = {
  queryKey: ['session'],
  queryFn: async () => valueOf(await call(getStaffSession, {})).session,
  staleTime: 60_000,
};

/** Who works here. The frame has asked for a sign-in before any screen is shown. */
export function useStaff(): NonNullable<CallOutput<typeof getStaffSession>['session']> {
  const { data } = useSuspenseQuery(sessionQuery);
  if (data === null) throw new Error('nobody is signed in');
  return data;
}
