import { useEffect } from 'react';
import { markRead } from '../../store/mark-read.ts';

/** Marks the message as read once it is on a visible page: what comes while the phone is put away is still news then. */
export function useSeen(messageId: string | null): void {
  useEffect(() => {
    if (messageId === null) return undefined;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      void markRead(messageId);
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => document.removeEventListener('visibilitychange', see);
  }, [messageId]);
}
