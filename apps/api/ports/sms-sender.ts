export type SmsMessage = {
  /** Ten digits starting 9. */
  phone: string;
  text: string;
  sentAt: number;
  /** Somebody waits for it, as for a code: a provider's faster route is worth its price. */
  isUrgent?: boolean;
};

/** Sends one text message. Answers false when no operator is known to have taken it. */
export type SmsSender = { send: (message: SmsMessage) => Promise<boolean> };

/**
 * What one provider says of a message. After 'unknown' it may have been sent, so that another provider would send it twice;
 * 'refused' is a definite no.
 */
export type SmsAnswer = 'taken' | 'refused' | 'unknown';
export type SmsProvider = { send: (message: SmsMessage) => Promise<SmsAnswer> };
