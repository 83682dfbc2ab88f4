/** Work that must happen after the write, delivered at least once. The payload names things by id, never by content. */
export type Job = { kind: JobKind; payload: Readonly<Record<string, string>>; afterSeconds?: number };
export type JobKind =
  | 'decide-application'
  | 'send-payout'
  | 'check-payout'
  | 'tell-message'
  | 'push-message'
  | 'tell-advertiser'
  | 'send-reminder'
  | 'send-coupon-reminder'
  | 'reconcile-rewards'
  | 'erase-photos'
  | 'notify-waitlist-entry'
  | 'act-on-provider-event'
  | 'find-recorded-in-suspense'
  | 'reconcile'
  | 'check-coherence'
  | 'tell-overdue'
  | 'end-requests'
  | 'send-events';

/** What is told to many in one day, and waits behind all else. The relay gives these a place of their own in the queue. */
export const jobsOfTheDay = [
  'send-reminder',
  'tell-overdue',
  'send-coupon-reminder',
  'reconcile-rewards',
  'erase-photos',
  'tell-advertiser',
] as const satisfies readonly JobKind[];
