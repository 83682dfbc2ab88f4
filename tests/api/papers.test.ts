import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import type { PaperKind } from '@luwag/contract/endpoints/loan/issue-paper';
import type { Language } from '@luwag/contract/language';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readLoan,
  type TestBorrower,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

describe('the papers of a loan', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  let loanId: string;
  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
    loanId = (await borrow(borrower, 500_000, 30)).summary.loanId;
  });
  afterAll(() => product.stop());

  const ask = (kind: PaperKind, language: Language = 'en-US', paymentId?: string) =>
    borrower.call(endpoints.issuePaper, {
      params: { loanId },
      body: { kind, language, ...(paymentId === undefined ? {} : { paymentId }) },
    });
  const pay = async (amountCentavos: number, kind: 'full' | 'part') => {
    const { payment } = given(
      await borrower.call(
        endpoints.startPayment,
        { params: { loanId }, body: { kind, amountCentavos, channel: 'gcash' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    given(
      await borrower.call(endpoints.reportSandboxRepayment, {
        body: { paymentReference: payment.reference },
      }),
    );
    return payment;
  };

  test('what was accepted comes back as a file, signed, in its language and in English', async () => {
    const agreement = given(await ask('agreement'));
    const text = await readPdf(agreement.pdfBase64);
    expect(text).toContain('Loan agreement');
    expect(text).toContain('₱5,000.00');
    expect(text).toContain('Accepted electronically by Maria Santos');
    expect(text).toContain(agreement.code);
    expect(text).toContain(agreement.contentHash);
    const [row] = await product.database.query<{ document_hash: string }>({
      name: 'paper-acceptance',
      text: 'SELECT document_hash FROM acceptance',
    });
    expect(text).toContain(row?.document_hash);
    expect(await readPdf(given(await ask('disclosure')).pdfBase64)).toContain('Disclosure statement');
  });

  test('a paper asked for again is the same file with the same code', async () => {
    expect(given(await ask('agreement'))).toEqual(given(await ask('agreement')));
  });

  test('a certificate waits until the loan is paid in full, a receipt until money has come', async () => {
    expect(await ask('certificate')).toMatchObject({ ok: false, code: 'paper_not_available' });
    expect(await ask('receipt', 'en-US', randomUUID())).toMatchObject({
      ok: false,
      code: 'paper_not_available',
    });
    expect(await ask('receipt')).toMatchObject({ ok: false, code: 'paper_not_available' });
  });

  test('receipt, statement and certificate tell what the journal tells, in Pilipino and in English', async () => {
    const part = await pay(100_000, 'part');
    const receipt = await readPdf(given(await ask('receipt', 'fil-PH', part.paymentId)).pdfBase64);
    expect(receipt).toContain('Resibo');
    expect(receipt).toContain('Receipt');
    expect(receipt).toContain('₱1,000.00');
    const { lines, summary } = await readLoan(borrower, loanId);
    const owed = (lines.at(-1)?.balanceCentavos ?? 0) / 100;
    expect(receipt).toContain(owed.toLocaleString('en-PH', { minimumFractionDigits: 2 }));
    const before = given(await ask('statement', 'fil-PH'));
    expect(await readPdf(before.pdfBase64)).toContain('Bayad mo, bawas ₱1,000.00');

    await pay(summary.payoff?.totalCentavos ?? 0, 'full');
    const after = given(await ask('statement', 'fil-PH'));
    expect(after.code).not.toBe(before.code);
    expect(await readPdf(after.pdfBase64)).toContain('Kabuuang utang: ₱0.00');
    const certificate = await readPdf(given(await ask('certificate', 'hi-IN')).pdfBase64);
    expect(certificate).toContain('Certificate of full payment');
    expect(certificate).toContain('Maria Santos owes nothing more under this loan.');
  });

  test('a holder of a paper can check it, and learns nothing about the borrower', async () => {
    const { code, contentHash } = given(await ask('certificate', 'hi-IN'));
    const told = given(await borrower.call(endpoints.verifyPaper, { params: { code } }));
    expect(told).toMatchObject({ kind: 'certificate', contentHash });
    expect(JSON.stringify(told)).not.toMatch(/Maria|Santos|5,?000/);
    for (const address of [`/verify/${code}`, `/verify?code=${code.replaceAll('-', '+')}&language=fil-PH`]) {
      const page = await fetch(product.origin + address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(contentHash);
    }
  });

  test('a code nobody issued is not found, whatever is typed', async () => {
    expect(
      await borrower.call(endpoints.verifyPaper, { params: { code: '0000-0000-0000-0000' } }),
    ).toMatchObject({ ok: false, code: 'not_found' });
    for (const typed of ['0000-0000-0000-0000', '<script>alert(1)</script>', '%00', 'x'.repeat(2_000)]) {
      const page = await fetch(`${product.origin}/verify?code=${encodeURIComponent(typed)}`);
      expect(page.status).toBe(404);
      expect(await page.text()).not.toMatch(/alert|xxx/);
    }
    expect((await fetch(`${product.origin}/verify`)).status).toBe(200);
  });

  test('another customer is told that there is no such loan', async () => {
    const stranger = await logInBorrower(product.origin);
    const answer = await stranger.call(endpoints.issuePaper, {
      params: { loanId },
      body: { kind: 'agreement', language: 'en-US' },
    });
    expect(answer).toMatchObject({ ok: false, code: 'not_found' });
  });

  test('a payment that is taken back ends its receipt and the certificate, for who asks and for who holds one', async () => {
    const { receivedPayments } = (await readLoan(borrower, loanId)).summary;
    expect(receivedPayments).toHaveLength(2);
    const part = (await readLoan(borrower, loanId)).payments.find(({ kind }) => kind === 'part');
    if (part === undefined) throw new Error('no part was paid');
    const held = [
      given(await ask('certificate', 'hi-IN')),
      given(await ask('receipt', 'fil-PH', part.paymentId)),
      given(await ask('agreement')),
    ];
    const holds = async () =>
      Promise.all(
        held.map(
          async ({ code }) => given(await borrower.call(endpoints.verifyPaper, { params: { code } })).holds,
        ),
      );
    expect(await holds()).toEqual([true, true, true]);
    const body = { paymentReference: part.reference, outcome: 'reversed' } as const;
    given(await borrower.call(endpoints.reportSandboxRepayment, { body }));
    const refusal = { ok: false, code: 'paper_not_available' };
    expect(await ask('certificate', 'hi-IN')).toMatchObject(refusal);
    expect(await ask('receipt', 'fil-PH', part.paymentId)).toMatchObject(refusal);
    expect(await holds()).toEqual([false, false, true]);
    const page = await fetch(`${product.origin}/verify/${held[0]?.code}`);
    expect(await page.text()).toContain('it no longer holds');
    const { summary } = await readLoan(borrower, loanId);
    await pay(summary.payoff?.totalCentavos ?? 0, 'full');
    expect(given(await ask('certificate', 'hi-IN')).code).not.toBe(held[0]?.code);
    expect(await holds()).toEqual([false, false, true]);
  });

  test('what a paper says is sealed where it is kept', async () => {
    const rows = await product.database.query<{ content: string }>({
      name: 'paper-content',
      text: "SELECT encode(content_sealed, 'escape') AS content FROM paper",
    });
    expect(rows.length).toBeGreaterThan(4);
    for (const { content } of rows) expect(content).not.toContain('Maria');
  });
});

async function readPdf(pdfBase64: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdfBase64, 'base64')));
  return (await extractText(document, { mergePages: true })).text;
}
