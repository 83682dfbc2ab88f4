import type { SmsProvider, SmsSender, SmsTry } from '../../ports/sms-sender.ts';

/**
 * Sends by the first provider that takes the message. The next one is asked only after a definite no: after no answer the message
 * may be on its way, and would arrive twice.
 */
export function firstThatTakes(providers: readonly SmsProvider[]): SmsSender {
  return {
    send: async (message) => {
      const tries: SmsTry[] = [];
      const isLast = ({ name }: SmsProvider): number => (name === message.askedLast ? 1 : 0);
      for (const provider of providers.toSorted((one, other) => isLast(one) - isLast(other))) {
        const answer = await provider.send(message);
        tries.push({
          provider: provider.name,
          state: answer.state,
          messageId: answer.state === 'taken' ? answer.messageId : null,
          costCentavos: answer.state === 'refused' ? 0 : provider.costCentavos(message),
        });
        if (answer.state !== 'refused') break;
      }
      return tries;
    },
    report: async (name, messageId) => {
      const provider = providers.find((one) => one.name === name);
      return provider === undefined ? 'unknown' : provider.report(messageId);
    },
  };
}
