import type { SmsProvider, SmsSender } from '../../ports/sms-sender.ts';

/**
 * Sends by the first provider that takes the message. The next one is asked only after a definite no: after no answer the message
 * may be on its way, and would arrive twice.
 */
export function firstThatTakes(providers: readonly SmsProvider[]): SmsSender {
  return {
    send: async (message) => {
      for (const provider of providers) {
        const answer = await provider.send(message);
        if (answer === 'taken') return true;
        if (answer === 'unknown') return false;
      }
      return false;
    },
  };
}
