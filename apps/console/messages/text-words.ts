/** The texts about text messages. */
export const textWords = {
  title: 'Text messages',
  lead: 'Messages of the last two weeks by Manila day and provider, at the prices in the settings. To a number at which nothing arrives, we send nothing more for a week.',
  days: 'Messages by day',
  on: 'Day',
  provider: 'Provider',
  sent: 'Sent',
  delivered: 'Arrived',
  undelivered: 'Did not arrive',
  refused: 'Refused',
  cost: 'Cost',
  total: (pesos: string) => `${pesos} in two weeks.`,
  none: 'No message was sent in two weeks.',
  reports: 'Semaphore reports only that the network has a message, so its messages never count as arrived.',
  failed: 'This could not be loaded.',
} as const;
