import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { quote, type Quote } from '../pricing/quote.ts';
import { bookLoan, isSameQuote } from './book-loan.ts';

const disbursedOn = localDate('2026-11-21');
const request = {
  amountCentavos: centavos(500_000),
  termDays: 30,
  disbursedOn,
  couponCentavos: centavos(5000),
};
const answer = quote(mainProduct, request);
if (!answer.ok) throw new Error(answer.code);
const offered: Quote = answer.value;
const book = (product = mainProduct, from: Quote = offered) =>
  bookLoan({ loanId: 'loan-1', customerId: 'customer-1', product, quote: from });

describe('booking a loan', () => {
  it('keeps the price, the product version and the ceiling that bind for its whole life', () => {
    const booked = book();
    if (!booked.ok) throw new Error(booked.code);
    expect(booked.value.entries).toEqual([]);
    expect(booked.value.events).toEqual([{ kind: 'loan-booked', loanId: 'loan-1', on: disbursedOn }]);
    expect(booked.value.loan).toMatchObject({
      loanId: 'loan-1',
      customerId: 'customer-1',
      productId: 'main',
      productVersion: 1,
      status: 'disbursing',
      principalCentavos: 500_000,
      netDisbursedCentavos: 491_610,
      disbursedOn: null,
      accruedThroughOn: null,
      terms: {
        termDays: 30,
        dailyInterestPpm: 1000,
        couponCentavos: 5000,
        withheldCentavos: 8390,
        chargeCeilingCentavos: 500_000,
        latePenaltyCapPpmPerMonth: 50_000,
      },
    });
  });

  it('is plain data that survives being stored as JSON', () => {
    const booked = book();
    if (!booked.ok) throw new Error(booked.code);
    expect(JSON.parse(JSON.stringify(booked.value.loan))).toEqual(booked.value.loan);
  });

  it('refuses a quote of another product or version', () => {
    expect(book({ ...mainProduct, version: 2 })).toEqual({ ok: false, code: 'QUOTE_PRODUCT_MISMATCH' });
    expect(book({ ...mainProduct, productId: 'sub' })).toEqual({ ok: false, code: 'QUOTE_PRODUCT_MISMATCH' });
  });

  it('refuses a quote that differs from the price by one centavo or one day', () => {
    const changed = { ok: false, code: 'QUOTE_CHANGED' };
    expect(book(mainProduct, { ...offered, interestCentavos: centavos(14_999) })).toEqual(changed);
    expect(book(mainProduct, { ...offered, netDisbursedCentavos: centavos(491_611) })).toEqual(changed);
    expect(book(mainProduct, { ...offered, withheldCentavos: centavos(13_391) })).toEqual(changed);
    expect(book(mainProduct, { ...offered, dueOn: localDate('2026-12-22') })).toEqual(changed);
    const line = { ...offered.schedule[0]!, principalCentavos: centavos(499_999) };
    expect(book(mainProduct, { ...offered, schedule: [line] })).toEqual(changed);
    expect(book(mainProduct, { ...offered, schedule: [] })).toEqual(changed);
    expect(isSameQuote(offered, { ...offered })).toBe(true);
  });

  it('refuses a loan beside an open one where the two count as one and one of them is too dear', () => {
    // Beyond PHP 10,000 this product is free of the caps, and so dear only there.
    const dear = { ...mainProduct, productId: 'dear', capScope: 'covered-loans' as const };
    const free = { ...dear, serviceFeePpmPerDay: ppm(4000), minAmountCentavos: centavos(1_010_000) };
    const beyond = quote(free, { amountCentavos: centavos(1_200_000), termDays: 30, disbursedOn });
    if (!beyond.ok) throw new Error(beyond.code);
    const named = { loanId: 'loan-2', customerId: 'customer-1', product: free, quote: beyond.value };
    const open = book();
    if (!open.ok) throw new Error(open.code);
    expect(bookLoan(named).ok).toBe(true);
    expect(bookLoan({ ...named, openLoans: [open.value.loan] })).toMatchObject({
      code: 'CAP_SPLITTING',
      detail: { cap: 'effective-rate', loanCount: 2, wholeAmountCentavos: 1_700_000 },
    });
    const other = { ...named, product: mainProduct, quote: offered };
    expect(bookLoan({ ...other, openLoans: [open.value.loan] }).ok).toBe(true);
  });

  it('keeps the proof that every cap was checked on the day', () => {
    const booked = book();
    if (!booked.ok) throw new Error(booked.code);
    expect(booked.value.loan.terms.costCapProof).toEqual(offered.costCapProof);
    expect(booked.value.loan.terms.costCapProof).toMatchObject({
      rule: 'SEC MC 14-2025',
      checkedOn: disbursedOn,
    });
  });

  it('passes on the refusal of a price the product does not offer', () => {
    expect(book(mainProduct, { ...offered, termDays: 181 })).toMatchObject({ code: 'TERM_TOO_LONG' });
  });
});
