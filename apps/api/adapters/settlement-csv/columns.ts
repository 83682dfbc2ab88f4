import type { SettlementRow } from '../../ports/settlement-files.ts';

export type ColumnName =
  | 'providerId'
  | 'reference'
  | 'kind'
  | 'gross'
  | 'fee'
  | 'vat'
  | 'net'
  | 'settledOn'
  | 'currency';

/** How a provider's file is laid out: by which titles each column goes, and what its words for a kind of row mean. Amounts are pesos. */
export type Layout = {
  columns: Readonly<Record<ColumnName, readonly string[]>>;
  /** Columns that may be missing: their rows are payments in pesos. */
  optional: readonly ColumnName[];
  kinds: Readonly<Record<string, SettlementRow['kind']>>;
};

/** Titles are compared without case. Source: the providers' descriptions of their reports; confirm each with the first real file. */
export const layouts: Readonly<Record<string, Layout>> = {
  xendit: {
    columns: {
      providerId: ['product id', 'payment id'],
      reference: ['reference', 'reference id'],
      kind: ['type', 'transaction type'],
      gross: ['amount'],
      fee: ['xendit fee', 'fee'],
      vat: ['vat', 'value added tax'],
      net: ['net amount'],
      settledOn: ['settlement date', 'settlement time'],
      currency: ['currency'],
    },
    optional: [],
    kinds: {
      payment: 'payment',
      disbursement: 'payout',
      payout: 'payout',
      refund: 'refund',
      chargeback: 'chargeback',
    },
  },
  paymongo: {
    columns: {
      providerId: ['payment id', 'id'],
      reference: ['external reference number', 'reference number'],
      kind: ['type'],
      gross: ['amount'],
      fee: ['fee'],
      vat: ['vat', 'tax'],
      net: ['net amount'],
      settledOn: ['payout date', 'settled on'],
      currency: ['currency'],
    },
    optional: ['kind', 'currency'],
    kinds: {
      payment: 'payment',
      transfer: 'payout',
      refund: 'refund',
      dispute: 'chargeback',
      chargeback: 'chargeback',
    },
  },
};
