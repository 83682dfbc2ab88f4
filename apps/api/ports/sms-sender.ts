/** Sends one text message to ten digits starting 9. Answers false when the operator did not take it. */
export type SmsSender = {
  send: (message: { phone: string; text: string; sentAt: number }) => Promise<boolean>;
};
