import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { issuePaper as endpoint } from '@luwag/contract/endpoints/loan/issue-paper';
import type { Language } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { AcceptanceRow } from '../../ports/application-rows.ts';
import type { EntryRow, LoanRow } from '../../ports/customer-store.ts';
import type { PaperText } from '../../ports/paper.ts';
import type { PaperRow } from '../../ports/rows-around-loan.ts';
import { signedClause } from '../../texts/loan-record.ts';
import { manilaTimeOf } from '../../texts/manila-time.ts';
import { writtenDate } from '../../texts/written-date.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Caller, type Decision, done, type Loaded, type Outcome, refused, write } from '../write.ts';
import { type AcceptedDocument, paperLanguages } from './loan-papers.ts';
import { certifiedRepayment } from './certified-repayment.ts';
import { borrowerName } from './paper-facts.ts';
import { certificateOf, receiptOf, type RecordFacts, statementOf } from './record-texts.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Answer = CallOutput<typeof endpoint>;
type PaperContext = Pick<
  Context,
  'store' | 'now' | 'personalData' | 'randomness' | 'identity' | 'papers' | 'publicOrigin'
>;
type Issued = { paper: PaperRow; orderNumber: string };

/** Hands out a paper: the one kept from before where there is one, else a new one that is kept from now on. */
export async function issuePaper(
  context: PaperContext,
  caller: Caller,
  loanId: string,
  body: Body,
): Promise<Outcome<Answer>> {
  const issued = await write(
    context,
    { caller, parts: ['loans', 'payments', 'entries', 'acceptances', 'papers', 'sections'] },
    (loaded) => decide(context, loaded, loanId, body),
  );
  if (!issued.ok) return issued;
  const { paper, orderNumber } = issued.value;
  const { texts } = openContent(context, paper);
  const pdf = await context.papers.print({
    texts,
    lender: context.identity,
    stamp: {
      code: paper.code,
      contentHash: paper.contentHash,
      issuedAt: paper.issuedAt,
      verifyUrl: `${context.publicOrigin}/verify/${paper.code}`,
    },
  });
  return done({
    paperId: paper.paperId,
    code: paper.code,
    contentHash: paper.contentHash,
    issuedAt: isoInstant(paper.issuedAt),
    fileName: `${paper.kind}-${orderNumber}.pdf`,
    pdfBase64: pdf.toString('base64'),
  });
}

function decide(
  context: PaperContext,
  loaded: Loaded<'loans' | 'payments' | 'entries' | 'acceptances' | 'papers' | 'sections'>,
  loanId: string,
  body: Body,
): Outcome<Decision<Issued>> {
  const loan = loaded.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  const entries = loaded.entries.filter((row) => row.loanId === loanId);
  // What was true when a paper was issued may have ended since: a payment that was reversed, a loan that is owed again.
  const texts = textsOf(context, loaded, loan, entries, body);
  if (texts === null) return refused('paper_not_available');
  const subject = subjectOf(context, loan, entries, body);
  const wanted = { loanId, kind: body.kind, subject, language: body.language };
  const known = loaded.papers.find((row) =>
    Object.entries(wanted).every(([field, value]) => row[field as keyof typeof wanted] === value),
  );
  if (known !== undefined) {
    return done({ changes: {}, answer: { paper: known, orderNumber: loan.orderNumber } });
  }
  const content = JSON.stringify({ ...wanted, texts } satisfies PaperContent);
  const paperId = context.randomness.uuid();
  const paper: PaperRow = {
    ...wanted,
    customerId: loaded.customer.customerId,
    paperId,
    code: Array.from({ length: 4 }, () => context.randomness.digits(4)).join('-'),
    contentHash: createHash('sha256').update(content).digest('hex'),
    contentSealed: context.personalData.seal(sealPlaces.paper(paperId), content),
    issuedAt: context.now(),
  };
  return done({ changes: { papers: [paper] }, answer: { paper, orderNumber: loan.orderNumber } });
}

/**
 * A statement is of a day and of what has happened by then, since another payment may come on the same day. A certificate is of one
 * repayment in full: a loan that a reversal opened again gets another one.
 */
function subjectOf(
  context: PaperContext,
  loan: LoanRow,
  entries: readonly EntryRow[],
  { kind, paymentId }: Body,
): string {
  if (kind === 'receipt') return paymentId ?? '';
  if (kind === 'certificate') return certifiedRepayment(loan, entries);
  return kind === 'statement' ? `${manilaDateOf(context.now())} ${entries.length}` : '';
}

function textsOf(
  context: PaperContext,
  loaded: Loaded<'payments' | 'acceptances' | 'sections'>,
  loan: LoanRow,
  entries: readonly EntryRow[],
  body: Body,
): readonly PaperText[] | null {
  const { kind, language } = body;
  if (kind === 'disclosure' || kind === 'agreement' || kind === 'scheduled-loan-agreement') {
    return acceptedTexts(context, loaded, loan, kind);
  }
  const facts: RecordFacts = {
    loan,
    entries,
    identity: context.identity,
    borrowerName: borrowerName(context.personalData, loaded),
    today: manilaDateOf(context.now()),
  };
  return inLanguages(language, (written) => {
    if (kind === 'statement') return statementOf(written, facts);
    if (kind === 'certificate') return certificateOf(written, facts);
    const payment = loaded.payments.find(
      ({ paymentId, loanId }) => paymentId === body.paymentId && loanId === loan.loanId,
    );
    return payment === undefined ? null : receiptOf(written, facts, payment);
  });
}

function inLanguages(
  language: Language,
  textIn: (written: Language) => PaperText | null,
): readonly PaperText[] | null {
  const texts = paperLanguages(language).map(textIn);
  return texts.every((text) => text !== null) ? texts : null;
}

/** What was accepted comes in the language it was accepted in, whichever is asked for. */
function acceptedTexts(
  context: PaperContext,
  loaded: Loaded<'acceptances' | 'sections'>,
  loan: LoanRow,
  kind: 'disclosure' | 'agreement' | 'scheduled-loan-agreement',
): readonly PaperText[] | null {
  const acceptance = loaded.acceptances.find(({ loanId }) => loanId === loan.loanId);
  if (acceptance === undefined) return null;
  const { personalData } = context;
  const sealed = personalData.open(sealPlaces.acceptance(loan.loanId), acceptance.documentSealed);
  const document = JSON.parse(sealed.toString()) as AcceptedDocument;
  if (kind === 'disclosure') return document.disclosure;
  const name = borrowerName(personalData, loaded);
  if (kind === 'agreement') return document.agreement.map((text) => withSignature(text, acceptance, name));
  if (document.scheduled === undefined) return null;
  const { texts, agreedAt, documentHash } = document.scheduled.agreement;
  return texts.map((text) => withSignature(text, { acceptedAt: agreedAt, documentHash }, name));
}

function withSignature(
  text: PaperText,
  { acceptedAt, documentHash }: Pick<AcceptanceRow, 'acceptedAt' | 'documentHash'>,
  name: string,
): PaperText {
  const clause = signedClause(text.language, {
    borrowerName: name,
    acceptedOn: writtenDate(text.language, manilaDateOf(acceptedAt)),
    acceptedTime: manilaTimeOf(acceptedAt),
    documentHash,
  });
  return { ...text, clauses: [...text.clauses, clause] };
}

type PaperContent = Pick<PaperRow, 'loanId' | 'kind' | 'subject' | 'language'> & {
  texts: readonly PaperText[];
};

function openContent({ personalData }: Pick<Context, 'personalData'>, paper: PaperRow): PaperContent {
  return JSON.parse(
    personalData.open(sealPlaces.paper(paper.paperId), paper.contentSealed).toString(),
  ) as PaperContent;
}
