import { createHash } from 'node:crypto';
import type { Language } from '@luwag/contract/language';
import { assertThat } from '@luwag/loan-engine/assertion';
import { specifiedReloanRewards } from '@luwag/loan-engine/rewards/reloan-chain';
import type { PaperText } from '../../ports/paper.ts';
import type { ReloanRow } from '../../ports/rows-around-loan.ts';
import { scheduledLoanAgreementText } from '../../texts/scheduled-loan-agreement.ts';
import type { Context } from '../context.ts';
import { type AcceptedReloanAgreement, paperLanguages } from '../papers/loan-papers.ts';
import { borrowerName } from '../papers/paper-facts.ts';
import { payoutAccountOf } from '../customer-data/payout-account.ts';
import type { Loaded } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type AgreementContext = Pick<Context, 'personalData' | 'identity' | 'institutions'>;
export type ReloanChoice = { amountCentavos: number; termDays: number };

export type ReloanAgreement = {
  /** In the language asked for. */
  agreement: PaperText;
  /** The exact text that is hashed and kept, in English too. */
  document: string;
  documentHash: string;
};

/** The agreement for what a borrower has chosen; null while there is no account to send money to. */
export function reloanAgreement(
  context: AgreementContext,
  loaded: Loaded<'sections'>,
  language: Language,
  choice: ReloanChoice,
): ReloanAgreement | null {
  const account = payoutAccountOf(context.personalData, loaded);
  if (account === null) return null;
  const { institutionCode } = account.destination;
  const facts = {
    ...choice,
    identity: context.identity,
    borrowerName: borrowerName(context.personalData, loaded),
    institution: context.institutions.find(institutionCode)?.name ?? institutionCode,
    accountMasked: account.masked,
    rewards: specifiedReloanRewards,
  };
  const texts = paperLanguages(language).map((written) => scheduledLoanAgreementText(written, facts));
  const [agreement] = texts;
  assertThat(agreement !== undefined, 'an agreement has at least one language');
  const document = JSON.stringify(texts);
  return { agreement, document, documentHash: createHash('sha256').update(document).digest('hex') };
}

/** The agreement as it is kept: sealed, since it names the borrower. */
export function sealedAgreement(
  { personalData }: Pick<Context, 'personalData'>,
  customerId: string,
  { document }: ReloanAgreement,
): Buffer {
  return personalData.seal(sealPlaces.reloanAgreement(customerId), document);
}

/** What the borrower accepted when they turned Easy Re-loan on. */
export function openReloanAgreement(
  { personalData }: Pick<Context, 'personalData'>,
  { customerId, agreedAt, agreementHash, agreementSealed }: ReloanRow,
): AcceptedReloanAgreement {
  assertThat(
    agreedAt !== null && agreementHash !== null && agreementSealed !== null,
    'Easy Re-loan is turned on with an agreement',
  );
  const texts = JSON.parse(
    personalData.open(sealPlaces.reloanAgreement(customerId), agreementSealed).toString(),
  ) as PaperText[];
  return { texts, agreedAt, documentHash: agreementHash };
}
