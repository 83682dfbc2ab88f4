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
  | 'reconcile'
  | 'check-coherence'
  | 'tell-overdue'
  | 'send-events';
