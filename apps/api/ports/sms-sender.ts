export type SmsMessage = {
  /** Ten digits starting 9. */
  phone: string;
  text: string;
  sentAt: number;
  /** Somebody waits for it, as for a code: a provider's faster route is worth its price. */
  isUrgent?: boolean;
  /** A provider whose last message did not reach this number: the others come first. */
  askedLast?: string;
};

/**
 * What one provider says of a message. After 'unclear' it may have been sent, so that another provider would send it twice;
 * 'refused' is a definite no.
 */
export type SmsAnswer = { state: 'taken'; messageId: string } | { state: 'refused' | 'unclear' };

/** One message offered to one provider, as it is kept. */
export type SmsTry = {
  provider: string;
  state: SmsAnswer['state'];
  /** The provider's own id of the message; null where it took none. */
  messageId: string | null;
  /** What it costs the lender, by the price that the settings name; 0 where it was refused. */
  costCentavos: number;
};

/**
 * What a provider says later of a message that it took. 'handed-over': the network has it, and no more will be known.
 * 'waiting': not over; 'unknown': no definite answer was had.
 */
export type SmsReport = 'delivered' | 'undelivered' | 'handed-over' | 'waiting' | 'unknown';

export type SmsProvider = {
  name: string;
  send: (message: SmsMessage) => Promise<SmsAnswer>;
  report: (messageId: string) => Promise<SmsReport>;
  costCentavos: (message: SmsMessage) => number;
};

export type SmsSender = {
  /** Offers one text message. Answers what was tried, in order; the last try says whether an operator took it. */
  send: (message: SmsMessage) => Promise<readonly SmsTry[]>;
  /** Asks the provider that took a message what became of it. */
  report: (provider: string, messageId: string) => Promise<SmsReport>;
};
