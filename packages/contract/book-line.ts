import { businessDateField, instantField, lineField, phoneField } from './fields.ts';
import { productFigures } from './endpoints/staff/product-answer.ts';
import { languageField } from './language.ts';
import { sectionNames } from './profile/section-names.ts';
import { draftValuesField } from './profile/sections.ts';
import { canBeOrderNumber } from './reference-numbers.ts';
import * as v from 'valibot';

/* A book as a file: JSON Lines, first the format, then one borrower a line with all of their loans. docs/operations/import-book.md tells each field. */

export const bookFormat = { format: 'luwag-book', version: 1 } as const;
const bookHeader = v.strictObject({
  format: v.literal(bookFormat.format, 'format_unknown'),
  version: v.literal(bookFormat.version, 'format_unknown'),
  /** The versions of the products that its loans were made with, in the order of their numbers. */
  products: v.optional(
    v.pipe(
      v.array(v.strictObject({ effectiveFrom: businessDateField, product: productFigures })),
      v.maxLength(1_000, 'product_invalid'),
    ),
    [],
  ),
});

/** Pesos with exactly two decimals, as text, since a JSON number may lose a centavo on its way. */
const amount = v.pipe(
  v.string('amount_invalid'),
  v.regex(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'amount_invalid'),
  v.transform((pesos) => Number(pesos.replace('.', ''))),
  v.brand('book-amount'),
);
const wholeUpTo = (most: number) =>
  v.pipe(
    v.number('number_invalid'),
    v.integer('number_invalid'),
    v.minValue(0, 'number_invalid'),
    v.maxValue(most, 'number_invalid'),
  );
/** What the lender calls a borrower or a loan. It makes a second import of the same one do nothing. */
const reference = lineField('reference_invalid', 1, 80);

const parts = {
  principal: amount,
  interest: amount,
  fees: amount,
  lateCharge: amount,
  penaltyFee: amount,
} as const;

const bookStatuses = ['running', 'overdue', 'settled', 'written-off', 'recovered'] as const;

const bookLoan = v.strictObject({
  reference,
  orderNumber: v.optional(
    v.pipe(v.string('order_number_invalid'), v.check(canBeOrderNumber, 'order_number_invalid')),
  ),
  product: v.pipe(v.string('product_unknown'), v.maxLength(40, 'product_unknown')),
  productVersion: wholeUpTo(1_000_000),
  acceptedAt: instantField,
  amount: v.pipe(
    amount,
    v.check((centavos) => centavos > 0, 'amount_invalid'),
  ),
  termDays: v.pipe(wholeUpTo(3_650), v.minValue(1, 'number_invalid')),
  disbursedOn: businessDateField,
  dailyInterestPpm: wholeUpTo(1_000_000),
  lateChargePpmPerDay: wholeUpTo(1_000_000),
  serviceFee: amount,
  creditReportFee: amount,
  gst: amount,
  coupon: amount,
  schedule: v.pipe(
    v.array(
      v.strictObject({ dueOn: businessDateField, principal: amount, interest: amount, fee: amount }),
      'schedule_invalid',
    ),
    v.minLength(1, 'schedule_invalid'),
    v.maxLength(400, 'schedule_invalid'),
  ),
  status: v.picklist(bookStatuses, 'status_unknown'),
  chargedThroughOn: v.nullable(businessDateField),
  settledOn: v.nullable(businessDateField),
  charged: v.strictObject({ interest: amount, lateCharge: amount, penaltyFee: amount }),
  paid: v.strictObject(parts),
  owed: v.strictObject(parts),
  credit: amount,
  extensions: v.optional(v.strictObject({ count: wholeUpTo(100), interest: amount, fee: amount }), {
    count: 0,
    interest: '0.00',
    fee: '0.00',
  }),
  waived: v.optional(
    v.strictObject({ charges: amount, fees: amount, penaltyFee: v.optional(amount, '0.00') }),
    { charges: '0.00', fees: '0.00' },
  ),
  writtenOff: v.optional(v.strictObject({ ...parts, recovered: amount })),
  plan: v.optional(
    v.strictObject({
      agreedOn: businessDateField,
      dueOns: v.array(businessDateField),
      dailyInterestPpmBefore: wholeUpTo(1_000_000),
    }),
  ),
  refunded: v.optional(amount),
  reopenedOn: v.optional(businessDateField),
});

const sectionSchemas = Object.fromEntries(
  sectionNames.map((name) => [name, v.optional(draftValuesField)]),
) as Record<(typeof sectionNames)[number], v.OptionalSchema<typeof draftValuesField, undefined>>;

const bookBorrower = v.strictObject({
  reference,
  phone: phoneField,
  language: languageField,
  since: instantField,
  /** Since when the account is locked, so that the owner of a lost phone stays safe over a move. */
  lockedAt: v.optional(instantField),
  sections: v.strictObject({ ...sectionSchemas, identity: draftValuesField }),
  loans: v.pipe(v.array(bookLoan, 'loans_invalid'), v.maxLength(1_000, 'loans_invalid')),
});

/** Centavos of an amount of the file. */
export type BookAmount = v.InferOutput<typeof amount>;
/** A borrower as written in a file, and as read from it. */
export type WrittenBorrower = v.InferInput<typeof bookBorrower>;
export type ParsedBorrower = v.InferOutput<typeof bookBorrower>;

/** What is wrong, by its field. It never holds a value of the file. */
export type LineFault = { field: string; code: string };

export type BookHeader = v.InferOutput<typeof bookHeader>;

/** The first line of a book; null where it is no format that is known. */
export function parseBookHeader(value: unknown): BookHeader | null {
  const parsed = v.safeParse(bookHeader, value);
  return parsed.success ? parsed.output : null;
}

/** Parses a borrower with all failures as fields and codes. */
export function parseBookBorrower(
  value: unknown,
): { ok: true; value: ParsedBorrower } | { ok: false; faults: readonly LineFault[] } {
  const parsed = v.safeParse(bookBorrower, value, { abortPipeEarly: true });
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, faults: parsed.issues.map(faultOfIssue) };
}

/** Only names of fields are told; of one that is not known, where it stands. */
function faultOfIssue(issue: v.BaseIssue<unknown>): LineFault {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  if (isUnknown) return { field: path.slice(0, -1).join('.') || 'borrower', code: 'unknown_key' };
  const isMissing = issue.input === undefined;
  const code = /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : 'invalid';
  return { field: path.join('.') || 'borrower', code: isMissing ? 'required' : code };
}
