import { getStaffSession } from '@luwag/contract/endpoints/staff/get-staff-session';
import type { CallOutput } from '@luwag/contract/endpoint';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { call, valueOf } from './api.ts';

type Staff = NonNullable<CallOutput<typeof getStaffSession>['session']>;
/** Who works here, or did until the session ended; null until somebody signs in. */
type Session = { staff: Staff | null; isSignedIn: boolean };

const queryKey = ['session'];
const freshMs = 60_000;

export const sessionQuery = {
  queryKey,
  queryFn: async ({ client }: { client: QueryClient }): Promise<Session> => {
    const { session } = valueOf(await call(getStaffSession, {}));
    const before = client.getQueryData<Session>(queryKey)?.staff ?? null;
    if (session !== null && before !== null && session.staffId !== before.staffId) {
      // Nothing that one person opened or typed is left to another.
      window.location.assign('/console');
      return { staff: before, isSignedIn: false };
    }
    return { staff: session ?? before, isSignedIn: session !== null };
  },
  // Somebody may sign in again in another tab.
  staleTime: ({ state }: { state: { data: Session | undefined } }) =>
    state.data?.isSignedIn === true ? freshMs : 0,
};

/** Who works here. The frame has asked for a sign-in before any screen is shown. */
export function useStaff(): Staff {
  const { staff } = useSuspenseQuery(sessionQuery).data;
  if (staff === null) throw new Error('nobody is signed in');
  return staff;
}
