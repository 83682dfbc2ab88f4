import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import type { PrintedPaper } from '../../ports/paper.ts';
import { createPdfPapers } from './pdf-papers.ts';

const paper: PrintedPaper = {
  texts: [
    {
      title: 'लोन समझौता',
      templateVersion: 'agreement-test',
      language: 'hi-IN',
      clauses: [{ heading: '१. रकम', paragraphs: ['आपको ₱4,866.10 मिलेंगे।'] }],
    },
    {
      title: 'Loan agreement',
      templateVersion: 'agreement-test',
      language: 'en-US',
      clauses: Array.from({ length: 40 }, (_, index) => ({
        heading: `${index + 1}. Heading`,
        paragraphs: [`You receive ₱4,866.10 and repay ₱5,150.00 by day ${index + 1}. ñ é`],
      })),
    },
  ],
  lender: {
    productName: 'Name',
    corporateName: 'Lender Corporation',
    secRegistrationNumber: 'CS1',
    certificateOfAuthorityNumber: '2',
  },
  stamp: {
    code: '1234-5678-9012-3456',
    contentHash: 'ab'.repeat(32),
    issuedAt: Date.UTC(2026, 10, 21),
    verifyUrl: 'https://lender.example/verify/1234-5678-9012-3456',
  },
};

const pdfPapers = createPdfPapers();
afterAll(() => pdfPapers.stop());

async function read(pdf: Buffer): Promise<{ pages: string[]; title: unknown }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  const { info } = await getMeta(document);
  return { pages: text, title: info['Title'] };
}

describe('a printed paper', () => {
  it('holds both languages, the peso sign, its code on each page and the address to check it at', async () => {
    const { pages, title } = await read(await pdfPapers.print(paper));
    const whole = pages.join('\n');
    expect(title).toBe('लोन समझौता');
    expect(pages[0]).toContain('₱4,866.10');
    // Letters with vowel signs come out in the order they are drawn, so plain letters are looked for.
    expect(pages[0]).toMatch(/[\u0900-\u097f]{2,}/);
    expect(whole).toContain('Loan agreement');
    expect(whole).toContain('40. Heading');
    expect(whole).toContain('ñ é');
    expect(whole).toContain('https://lender.example/verify/1234-5678-9012-3456');
    expect(whole).toContain(`SHA-256 ${'ab'.repeat(32)}`);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain('1234-5678-9012-3456');
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    });
  });

  it('is the same file for the same paper', async () => {
    const [first, second] = await Promise.all([pdfPapers.print(paper), pdfPapers.print(paper)]);
    expect(first.equals(second)).toBe(true);
  });

  it('can be read aloud: it is tagged and names its language', async () => {
    const text = (await pdfPapers.print(paper)).toString('latin1');
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang \(hi-IN\)/);
  });

  it('that cannot be drawn fails alone: the next one comes', async () => {
    await expect(pdfPapers.print({ ...paper, texts: [] })).rejects.toThrow('the printer of papers failed');
    expect((await pdfPapers.print(paper)).length).toBeGreaterThan(1_000);
  });
});
