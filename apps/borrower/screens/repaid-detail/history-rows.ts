import type { CallOutput } from '@luwag/contract/endpoint';
import type { getLoan } from '@luwag/contract/endpoints/loan/get-loan';

type ChargeLine = CallOutput<typeof getLoan>['lines'][number];

const kindKeys = {
  'disbursement-confirmed': 'disbursed',
  'interest-accrued': 'interest',
  'late-charge-accrued': 'lateCharge',
  'penalty-fee-accrued': 'penaltyFee',
  'repayment-received': 'repayment',
} as const;

export type HistoryRow = {
  key: (typeof kindKeys)[keyof typeof kindKeys] | 'other';
  from: string;
  to: string;
  days: number;
  amountCentavos: number;
  /** Owed after it. */
  balanceCentavos: number;
};

const daily: readonly HistoryRow['key'][] = ['interest', 'lateCharge'];

/** The loan's history as people tell it: charges that arise each day become one row per run of days. */
export function historyRows(lines: readonly ChargeLine[]): HistoryRow[] {
  const rows: HistoryRow[] = [];
  for (const { on, kind, amountCentavos, balanceCentavos } of lines) {
    const key = Object.hasOwn(kindKeys, kind) ? kindKeys[kind as keyof typeof kindKeys] : 'other';
    const last = rows.at(-1);
    if (last !== undefined && last.key === key && daily.includes(key)) {
      last.to = on;
      last.days += 1;
      last.amountCentavos += amountCentavos;
      last.balanceCentavos = balanceCentavos;
    } else {
      rows.push({ key, from: on, to: on, days: 1, amountCentavos, balanceCentavos });
    }
  }
  return rows;
}
