import type { EventReceiver } from '../../ports/event-receivers.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';

type SecretContext = Pick<Context, 'personalData' | 'now'>;
type KeptSecrets = Pick<EventReceiver, 'receiverId' | 'secretSealed' | 'previousSecretsSealed'>;
type PreviousSecret = { secret: string; untilMs: number };

/** For so long after a change of the secret the one before it signs too, however often it is changed meanwhile. */
const bothSecretsMs = 24 * 3_600_000;

/** The secrets that sign an event now: the receiver's own, and each that was changed within a day. */
export function signingSecrets(context: SecretContext, receiver: KeptSecrets): readonly string[] {
  return [secretOf(context, receiver), ...previousOf(context, receiver).map(({ secret }) => secret)];
}

/** What is kept of the secrets that sign too, once the receiver's own is replaced now. */
export function keptBeforeChange(
  context: SecretContext,
  receiver: KeptSecrets,
): Pick<EventReceiver, 'previousSecretsSealed' | 'previousUntilAt'> {
  const untilMs = context.now() + bothSecretsMs;
  const previous: PreviousSecret[] = [
    { secret: secretOf(context, receiver), untilMs },
    ...previousOf(context, receiver),
  ];
  const place = sealPlaces.receiverSecret(receiver.receiverId);
  return {
    previousSecretsSealed: context.personalData.seal(place, JSON.stringify(previous)),
    previousUntilAt: untilMs,
  };
}

function secretOf({ personalData }: SecretContext, { receiverId, secretSealed }: KeptSecrets): string {
  return personalData.open(sealPlaces.receiverSecret(receiverId), secretSealed).toString();
}

function previousOf(
  { personalData, now }: SecretContext,
  { receiverId, previousSecretsSealed }: KeptSecrets,
): readonly PreviousSecret[] {
  if (previousSecretsSealed === null) return [];
  const text = personalData.open(sealPlaces.receiverSecret(receiverId), previousSecretsSealed).toString();
  return (JSON.parse(text) as PreviousSecret[]).filter(({ untilMs }) => untilMs > now());
}
