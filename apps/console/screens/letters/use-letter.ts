import { getLetter } from '@luwag/contract/endpoints/staff/get-letter';
import { useQuery } from '@tanstack/react-query';
import { call, valueOf } from '../../app/api.ts';

/** One letter with what is in it; asked for once while it is open, since each look is recorded by the server. */
export function useLetter(customerId: string, letterId: string | null) {
  return useQuery({
    queryKey: ['letter', letterId],
    queryFn: async () => valueOf(await call(getLetter, { params: { customerId, letterId: letterId ?? '' } })),
    enabled: letterId !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
