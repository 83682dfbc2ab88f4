import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { sessionQuery } from './use-staff.ts';

/** Reads again and again while somebody is signed in. Under the sign-in sheet every answer would be a refusal, so it waits there. */
export function usePolledQuery<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  // The frame asks for the session; here it is only looked at.
  const session = useQuery({ ...sessionQuery, enabled: false });
  const isOver = session.data?.isSignedIn === false;
  return useQuery(isOver ? { ...options, refetchInterval: false } : options);
}
