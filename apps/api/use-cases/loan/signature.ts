import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { getSignature as getEndpoint } from '@luwag/contract/endpoints/loan/get-signature';
import type { saveSignature as saveEndpoint } from '@luwag/contract/endpoints/loan/save-signature';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Caller, type Decision, done, type Outcome, read, write } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type Drawing = ParsedInput<typeof saveEndpoint>['body'];
type SignatureContext = Pick<Context, 'store' | 'now' | 'personalData' | 'randomness'>;

/** Keeps a signature; the newest is the one reused for later loans. */
export function saveSignature(
  context: SignatureContext,
  caller: Caller,
  drawing: Drawing,
): Promise<Outcome<CallOutput<typeof saveEndpoint>>> {
  return write(context, { caller, parts: [] }, ({ customer }): Outcome<Decision<{ signatureId: string }>> => {
    const signatureId = context.randomness.uuid();
    const drawingSealed = context.personalData.seal(
      sealPlaces.signature(signatureId),
      JSON.stringify(drawing),
    );
    const { customerId } = customer;
    return done({
      changes: { signatures: [{ customerId, signatureId, drawingSealed, signedAt: context.now() }] },
      answer: { signatureId },
    });
  });
}

/** The newest signature, or null before the first. */
export async function getSignature(
  context: SignatureContext,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const loaded = await read(context, caller, ['signatures']);
  if (!loaded.ok) return loaded;
  const [newest] = loaded.value.signatures;
  if (newest === undefined) return done({ signature: null });
  const { signatureId, drawingSealed, signedAt } = newest;
  const drawing = JSON.parse(
    context.personalData.open(sealPlaces.signature(signatureId), drawingSealed).toString(),
  ) as Drawing;
  return done({ signature: { signatureId, signedAt: isoInstant(signedAt), drawing } });
}
