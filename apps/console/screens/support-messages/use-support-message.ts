import { getSupportMessage } from '@luwag/contract/endpoints/staff/get-support-message';
import { useQuery } from '@tanstack/react-query';
import { call, valueOf } from '../../app/api.ts';

/** One support message with what is in it; asked for once while it is open, since each look is recorded by the server. */
export function useSupportMessage(customerId: string, supportMessageId: string | null) {
  return useQuery({
    queryKey: ['supportMessage', supportMessageId],
    queryFn: async () =>
      valueOf(
        await call(getSupportMessage, { params: { customerId, supportMessageId: supportMessageId ?? '' } }),
      ),
    enabled: supportMessageId !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
