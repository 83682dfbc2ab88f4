import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkDigitOf,
  isMistypedOrderNumber,
  isMistypedPaymentReference,
  numbersMeantBy,
  orderChanceDigits,
  orderNumberFrom,
  orderNumberSpellings,
  paymentChanceDigits,
  paymentReferenceFrom,
} from './reference-numbers.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

test('the check digit is that of ISO 7064 MOD 11,10, by the standard’s own example', () => {
  expect(checkDigitOf('0794')).toBe('5');
});

test('an order number is read in groups of four, and with spaces, hyphens or neither', () => {
  const number = orderNumberFrom('48219037556');
  expect(number).toMatch(/^4821-9037-556\d$/);
  for (const typed of [number, number.replaceAll('-', ' '), ` ${number.replaceAll('-', '')} `]) {
    expect(isMistypedOrderNumber(typed)).toBe(false);
    expect(orderNumberSpellings(typed)).toContain(number);
  }
  expect(orderNumberSpellings('261121-123456')).toContain('261121-123456');
});

test('one wrong digit is noticed in every order number and every payment reference', () => {
  fc.assert(
    fc.property(
      digits(orderChanceDigits),
      digits(paymentChanceDigits),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (order, payment, at, by) => {
        const slip = (text: string): string => {
          const places = Array.from(text).flatMap((letter, place) => (/\d/.test(letter) ? [place] : []));
          const place = places[at % places.length] ?? 0;
          return `${text.slice(0, place)}${(Number(text[place]) + by) % 10}${text.slice(place + 1)}`;
        };
        expect(isMistypedOrderNumber(orderNumberFrom(order))).toBe(false);
        expect(isMistypedPaymentReference(paymentReferenceFrom(payment))).toBe(false);
        expect(isMistypedOrderNumber(slip(orderNumberFrom(order)))).toBe(true);
        expect(isMistypedPaymentReference(slip(paymentReferenceFrom(payment)))).toBe(true);
      },
    ),
  );
});

test('a reference of ours from before, and a channel’s own, are not called mistyped', () => {
  for (const typed of ['LW-1234-5678-9012', '8012345678901', 'GC-LW-1', 'OR 1029']) {
    expect(isMistypedPaymentReference(typed)).toBe(false);
  }
  expect(isMistypedPaymentReference('lw 1234')).toBe(true);
});

test('a number of ours is found again from what a payer wrote, with up to one slip in it', () => {
  fc.assert(
    fc.property(
      digits(orderChanceDigits),
      digits(paymentChanceDigits),
      fc.nat(15),
      fc.constantFrom('wrong', 'missing', 'twice', 'exchanged', 'right'),
      (order, payment, at, slip) => {
        const slipped = (number: string): string => {
          const all = number.replace(/\D/g, '');
          const place = at % (all.length - 1);
          const [before, here, next, after] = [
            all.slice(0, place),
            all.slice(place, place + 1),
            all.slice(place + 1, place + 2),
            all.slice(place + 2),
          ];
          const kinds = {
            wrong: `${before}${(Number(here) + 3) % 10}${next}${after}`,
            missing: `${before}${next}${after}`,
            twice: `${before}${here}${here}${next}${after}`,
            exchanged: `${before}${next}${here}${after}`,
            right: all,
          };
          return `loan ${kinds[slip]}`;
        };
        const [orderNumber, reference] = [orderNumberFrom(order), paymentReferenceFrom(payment)];
        expect(numbersMeantBy(slipped(orderNumber)).orderNumbers).toContain(orderNumber);
        expect(numbersMeantBy(slipped(reference)).references).toContain(reference);
      },
    ),
  );
  expect(numbersMeantBy('thank you')).toEqual({ orderNumbers: [], references: [] });
});
