import * as v from 'valibot';
import { businessDateField, instantField, uuidField } from '../../fields.ts';
import { sumCentavosField } from '../../money.ts';

/** A settlement file: what it adds up to, or why it was refused. Amounts in centavos. */
export const settlementFileAnswer = v.strictObject({
  fileId: uuidField,
  provider: v.string(),
  name: v.string(),
  state: v.picklist(['refused', 'read', 'booked']),
  /** Line 0 is the file as a whole. */
  problems: v.array(
    v.strictObject({
      line: v.number(),
      column: v.string(),
      code: v.picklist([
        'not-csv',
        'no-rows',
        'column-missing',
        'value-missing',
        'amount-malformed',
        'date-malformed',
        'date-too-late',
        'kind-unknown',
        'currency-other',
      ]),
    }),
  ),
  rowCount: v.number(),
  collectedCentavos: sumCentavosField,
  /** What the provider took back of earlier payments: refunds and chargebacks. */
  takenBackCentavos: sumCentavosField,
  feeCentavos: sumCentavosField,
  vatCentavos: sumCentavosField,
  payoutFeeCentavos: sumCentavosField,
  payoutVatCentavos: sumCentavosField,
  /** What the bank gets by the file, and what of it was booked as arrived. */
  expectedCentavos: sumCentavosField,
  receivedCentavos: sumCentavosField,
  settledOn: v.nullable(businessDateField),
  uploadedAt: instantField,
  uploadedBy: uuidField,
  uploadedByName: v.string(),
  bookedAt: v.nullable(instantField),
  bookedByName: v.nullable(v.string()),
  /** Breaks of its payments that have to be closed before it is booked. */
  openBreakCount: v.number(),
  /** Rows that another file has booked already, word for word. With one of them the file cannot be booked. */
  rowsBookedCount: v.number(),
});
