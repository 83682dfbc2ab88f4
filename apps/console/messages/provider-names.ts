/** How providers write their names, by the code that the API gives. */
export const providerNames: Readonly<Record<string, string>> = {
  xendit: 'Xendit',
  paymongo: 'PayMongo',
  semaphore: 'Semaphore',
  twilio: 'Twilio',
  simulated: 'Sandbox',
};

/** A provider's name as staff read it; a code that is new is shown as it is. */
export function providerName(code: string): string {
  return providerNames[code] ?? code;
}
