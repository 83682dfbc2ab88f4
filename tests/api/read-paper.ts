import { endpoints } from '@luwag/contract/endpoints';
import { extractText, getDocumentProxy } from 'unpdf';
import { given, type TestBorrower } from './test-borrower.ts';

/** The words of a paper as the borrower is handed it, in English, with one space between them. */
export async function readPaper(
  borrower: TestBorrower,
  loanId: string,
  kind: 'statement' | 'receipt' | 'certificate',
  paymentId?: string,
): Promise<string> {
  const body = { kind, language: 'en-US' as const, ...(paymentId === undefined ? {} : { paymentId }) };
  const { pdfBase64 } = given(await borrower.call(endpoints.issuePaper, { params: { loanId }, body }));
  return readPdf(pdfBase64);
}

export async function readPdf(pdfBase64: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdfBase64, 'base64')));
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}
