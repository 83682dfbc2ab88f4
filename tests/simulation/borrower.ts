import { randomBytes } from 'node:crypto';
import { centavos } from '@luwag/loan-engine/money/money';
import type { ApplicationRow, SectionRow } from '../../apps/api/ports/customer-store.ts';
import { sealPlaces } from '../../apps/api/ports/seal-places.ts';
import { sealSection } from '../../apps/api/use-cases/customer-data/section-values.ts';
import { firstSettings } from '../../apps/api/use-cases/settings/own-settings.ts';
import type { Context } from '../../apps/api/use-cases/context.ts';

type BorrowerContext = Pick<Context, 'store' | 'now' | 'personalData' | 'randomness'>;
export type Borrower = { name: string; customerId: string; signatureId: string };

/** Opens a borrower who was found good for a limit and has signed. */
export async function openBorrower(context: BorrowerContext, name: string): Promise<Borrower> {
  const { personalData, randomness, store, now } = context;
  const customerId = randomness.uuid();
  const signatureId = randomness.uuid();
  const limitCentavos = centavos(2_000_000);
  const at = now();
  const phone = '9171234567';
  const opened = await store.open(
    {
      customerId,
      version: 0,
      createdAt: at,
      phoneIndex: randomBytes(16),
      phoneSealed: personalData.seal(sealPlaces.phone(customerId), phone),
      language: 'en-US',
      limitCentavos,
      reapplyOn: null,
      logInConsents: [],
      erasedAt: null,
      installedAt: null,
      facebookBoundAt: null,
      deviceGeneration: 0,
      lockedAt: null,
      lastSeenAt: at,
      keepingCheckOn: null,
      adConsent: null,
      recordsUntilOn: null,
      ...firstSettings,
    },
    {
      sections: sectionsOf(context, { customerId, name, phone }),
      signatures: [{ customerId, signatureId, drawingSealed: Buffer.from([1]), signedAt: at }],
      applications: [approved(context, { customerId, limitCentavos })],
    },
  );
  if (opened !== 'saved') throw new Error(`the borrower was not opened: ${opened}`);
  return { name, customerId, signatureId };
}

function sectionsOf(
  { personalData, now }: BorrowerContext,
  { customerId, name, phone }: { customerId: string; name: string; phone: string },
): SectionRow[] {
  const values = {
    identity: { firstName: name, lastName: 'Sample' },
    payoutAccount: {
      accountType: 'digitalWallet',
      institutionCode: 'gcash',
      walletNumber: phone,
      payeeFirstName: name,
      payeeLastName: 'Sample',
      payoutPhone: phone,
    },
  } as const;
  return (['identity', 'payoutAccount'] as const).map((section) => ({
    customerId,
    section,
    valuesSealed: sealSection(personalData, { customerId, section }, values[section]),
    step: 1,
    isComplete: true,
    uniqueIndex: null,
    savedAt: now(),
  }));
}

function approved(
  { randomness, now }: BorrowerContext,
  { customerId, limitCentavos }: Pick<ApplicationRow, 'customerId' | 'limitCentavos'>,
): ApplicationRow {
  return {
    customerId,
    applicationId: randomness.uuid(),
    status: 'approved',
    submittedAt: now(),
    decidedAt: now(),
    decidedBy: 'scorecard',
    score: 700,
    contributions: [],
    reasonCodes: [],
    proposedLimitCentavos: limitCentavos,
    limitCentavos,
    reapplyOn: null,
    consents: {},
    correctionRequests: [],
    beforeSealed: null,
  };
}
