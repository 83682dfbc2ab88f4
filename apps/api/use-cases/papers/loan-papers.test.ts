import { languages } from '@luwag/contract/language';
import { formatPesos } from '@luwag/contract/money';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, subProduct, type LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote as price } from '@luwag/loan-engine/pricing/quote';
import { describe, expect, it } from 'vitest';
import type { PaperFacts, PaperText } from '../../ports/paper.ts';
import { loanPapers } from './loan-papers.ts';
import { notedClauses, notedVersion } from '../../../borrower/screens/loan/noted-clauses.ts';

const identity: PaperFacts['identity'] = {
  productName: 'Product Name',
  corporateName: 'Corporate Name',
  secRegistrationNumber: 'CS123456789',
  certificateOfAuthorityNumber: '9876',
  hotLine: '(02) 8123 4567',
  serviceEmail: 'service@lender.example',
  website: 'https://lender.example',
  address: '5 Address Street',
  grievanceOfficer: 'Officer Name',
  grievanceEmail: 'officer@lender.example',
};

function factsOf(
  amountCentavos: number,
  termDays: number,
  couponCentavos = 0,
  product: LoanProduct = mainProduct,
): PaperFacts {
  const priced = price(product, {
    amountCentavos: centavos(amountCentavos),
    termDays,
    disbursedOn: localDate('2026-11-09'),
    couponCentavos: centavos(couponCentavos),
  });
  if (!priced.ok) throw new Error(priced.code);
  return {
    quote: priced.value,
    terms: product,
    identity,
    borrowerName: 'Maria Clara Santos',
    institution: 'GCash',
    accountMasked: '••••4567',
  };
}

const facts = factsOf(1_000_000, 30);
const textOf = ({ clauses }: PaperText) =>
  clauses.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');

const writtenDates = {
  'en-US': ['November 9, 2026', 'December 9, 2026'],
  'fil-PH': ['Nobyembre 9, 2026', 'Disyembre 9, 2026'],
  'hi-IN': ['9 नवंबर 2026', '9 दिसंबर 2026'],
};

/** When a payment counts, in which order it pays, what credit does, what is left after paying back in time and after a write-off. */
const rules = {
  'en-US': [
    'We credit a payment from the time its channel says you paid',
    'first, then to overdue amounts, then to amounts not yet due',
    'we use it on the due date to pay what is due then, on this loan or any other loan',
    'You keep this right even if you have repaid the loan within that time',
    'Once it is paid in full, the loan ends like any other',
    'If we transfer it, we first tell you',
  ],
  'fil-PH': [
    'Ang oras ng bayad mo ay ang oras na sinabi ng paraan ng pagbayad',
    'sunod sa overdue, saka sa hindi pa due',
    'gagamitin namin ito sa due date para bayaran ang due noon, sa loan na ito o sa iba mo pang loan',
    'Nasa iyo ang karapatang ito kahit nabayaran mo na ang loan',
    'Kapag nabayaran na ang lahat, tapos na ang loan',
    'Kung ipapasa namin ito, sasabihin muna namin sa iyo',
  ],
  'hi-IN': [
    'भुगतान उस समय से जुड़ता है जो भुगतान का तरीका बताए',
    'फिर ओवरड्यू रकम, फिर वह रकम जो अभी ड्यू नहीं है',
    'इस लोन की या हमारे पास आपके किसी और लोन की',
    'उस समय के भीतर लोन चुका देने पर भी यह अधिकार रहता है',
    'पूरा चुक जाने पर लोन किसी भी चुकाए गए लोन की तरह ख़त्म होता है',
    'सौंपने से पहले हम आपको बताते हैं',
  ],
};

describe.each(languages)('the papers in %s', (language) => {
  const papers = loanPapers(language, facts);
  const disclosure = textOf(papers.disclosure);
  const agreement = textOf(papers.agreement);

  it('disclose every figure of the quote to the centavo', () => {
    const { quote } = facts;
    const amounts = [
      quote.amountCentavos,
      quote.interestCentavos,
      quote.serviceFeeCentavos,
      quote.creditReportFeeCentavos,
      quote.gstCentavos,
      quote.withheldCentavos,
      quote.netDisbursedCentavos,
      quote.totalRepaymentCentavos,
      quote.totalCostCentavos,
      quote.lateChargePerDayCentavos,
    ];
    for (const amount of amounts) expect(disclosure).toContain(formatPesos(amount));
    for (const line of quote.schedule) {
      expect(disclosure).toContain(formatPesos(line.principalCentavos));
      expect(disclosure).toContain(formatPesos(line.interestCentavos));
    }
  });

  it('agree on the same amounts, fees, payment and charges for lateness', () => {
    const { quote } = facts;
    const amounts = [
      quote.amountCentavos,
      quote.netDisbursedCentavos,
      quote.interestCentavos,
      quote.serviceFeeCentavos,
      quote.creditReportFeeCentavos,
      quote.gstCentavos,
      quote.totalRepaymentCentavos,
      quote.totalCostCentavos,
      quote.lateChargePerDayCentavos,
    ];
    for (const amount of amounts) expect(agreement).toContain(formatPesos(amount));
  });

  it('write dates out in the language, and the effective rate rounded up', () => {
    const rate = `${Math.ceil(facts.quote.effectiveMonthlyRatePpm / 100) / 100}%`;
    for (const text of [disclosure, agreement]) {
      for (const date of writtenDates[language]) expect(text).toContain(date);
      expect(text).toContain(rate);
    }
  });

  it('name the lender, its licences, the borrower and the masked account', () => {
    for (const words of [
      'Corporate Name',
      'CS123456789',
      '9876',
      'Maria Clara Santos',
      '••••4567',
      'GCash',
    ]) {
      expect(disclosure).toContain(words);
      expect(agreement).toContain(words);
    }
    for (const words of [
      'Officer Name',
      'officer@lender.example',
      '(02) 8123 4567',
      'service@lender.example',
    ]) {
      expect(agreement).toContain(words);
    }
  });

  it('promise what the law and the rulings give: laws by number, 24 hours, 8 days, 5 % a month, 100 %', () => {
    expect(disclosure).toContain('3765');
    for (const words of [
      '3765',
      '9474',
      '10173',
      '9510',
      '8792',
      '11765',
      'SEC MC 14-2025',
      '24',
      '5%',
      '100%',
      '0.56%',
    ]) {
      expect(agreement).toContain(words);
    }
    expect(agreement).toMatch(/\b8\b/);
  });

  it('agree on what the engine does with money: its moment, its order, credit, a change of mind and a write-off', () => {
    for (const rule of rules[language]) expect(agreement).toContain(rule);
  });

  it('print nothing unfinished', () => {
    expect(`${disclosure}${agreement}`).not.toMatch(/undefined|null|NaN|\$\{|\{|\}/);
    for (const { heading, paragraphs } of [...papers.disclosure.clauses, ...papers.agreement.clauses]) {
      expect(heading.trim()).not.toBe('');
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.।]$/);
    }
  });

  it('say that fees paid later are part of the first payment, and take nothing off before it', () => {
    const later = factsOf(1_000_000, 60, 5_000, { ...subProduct, feesTiming: 'at-repayment' });
    const fee = later.quote.schedule[0]?.feeCentavos ?? 0;
    expect(fee).toBeGreaterThan(0);
    const { disclosure: disclosed, agreement: agreed } = loanPapers(language, later);
    const first = later.quote.totalRepaymentCentavos - 500_000 - 15_000;
    expect(textOf(disclosed)).toContain(formatPesos(fee));
    expect(textOf(disclosed)).toContain(formatPesos(first));
    expect(textOf(agreed)).toContain(formatPesos(fee));
    expect(textOf(agreed)).toContain(formatPesos(first));
    expect(textOf(agreed)).toContain(formatPesos(1_000_000));
    const takenOff = { 'en-US': /\bdeduct/i, 'fil-PH': /ibinabawas|ibawas/i, 'hi-IN': /काट|कट/ }[language];
    expect(disclosure).toMatch(takenOff);
    expect(agreement).toMatch(takenOff);
    expect(textOf(disclosed)).not.toMatch(takenOff);
    expect(textOf(agreed)).not.toMatch(takenOff);
    expect(`${textOf(disclosed)}${textOf(agreed)}`).not.toMatch(/undefined|null|NaN|\$\{|\{|\}/);
  });

  it('list each payment of an installment loan with its parts and dates, and offer no later due date for a fee', () => {
    const inParts = factsOf(600_000, 90, 0, subProduct);
    const { disclosure: disclosed, agreement: agreed } = loanPapers(language, inParts);
    expect(inParts.quote.schedule).toHaveLength(3);
    for (const text of [textOf(disclosed), textOf(agreed)]) {
      for (const { principalCentavos, interestCentavos } of inParts.quote.schedule) {
        expect(text).toContain(formatPesos(principalCentavos));
        expect(text).toContain(formatPesos(interestCentavos));
        expect(text).toContain(formatPesos(principalCentavos + interestCentavos));
      }
      expect(text).not.toContain('0.56%');
      expect(text).not.toMatch(/undefined|null|NaN|\$\{|\{|\}/);
    }
  });

  it('show a coupon only where there is one', () => {
    const couponed = loanPapers(language, factsOf(1_000_000, 30, 5_000));
    expect(textOf(couponed.disclosure)).toContain('₱50.00');
    expect(couponed.disclosure.clauses.flatMap((clause) => clause.paragraphs)).toHaveLength(
      papers.disclosure.clauses.flatMap((clause) => clause.paragraphs).length + 1,
    );
  });
});

describe('the papers', () => {
  it('have the same clauses and as many paragraphs in every language', () => {
    const shapes = languages.map((language) => {
      const { disclosure, agreement } = loanPapers(language, facts);
      return [disclosure, agreement].map(({ templateVersion, clauses }) => ({
        templateVersion,
        paragraphs: clauses.map(({ paragraphs }) => paragraphs.length),
      }));
    });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('have a note of the app beside each clause of the agreement, written for this very wording', () => {
    const { agreement } = loanPapers('en-US', facts);
    expect(notedVersion).toBe(agreement.templateVersion);
    expect(notedClauses).toHaveLength(agreement.clauses.length);
  });

  it('get another hash for one centavo, one day, one letter or another language, and the same for the same', () => {
    const { quote } = facts;
    const dearer = { ...quote, lateChargePerDayCentavos: centavos(quote.lateChargePerDayCentavos + 1) };
    const hashes = [
      loanPapers('en-US', facts),
      loanPapers('en-US', { ...facts, quote: dearer }),
      loanPapers('en-US', factsOf(1_000_000, 31)),
      loanPapers('en-US', { ...facts, borrowerName: 'Maria Clara Santo' }),
      loanPapers('fil-PH', facts),
      loanPapers('hi-IN', facts),
    ].map(({ documentHash }) => documentHash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(loanPapers('en-US', factsOf(1_000_000, 30)).documentHash).toBe(hashes[0]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
