import type { AcceptanceRow } from '../../../apps/api/ports/application-rows.ts';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { CoherencePlace } from '../../../apps/api/ports/coherence.ts';
import type { Close } from '../../../apps/api/ports/close-of-business.ts';
import type {
  ApplicationRow,
  CustomerRow,
  EntryRow,
  PaymentRow,
  PayoutRow,
  SectionRow,
  SignatureRow,
} from '../../../apps/api/ports/customer-store.ts';
import type { LenderStepRow } from '../../../apps/api/ports/lender-steps.ts';
import type { MaintenanceWindow } from '../../../apps/api/ports/maintenance.ts';
import type { PayoutPause } from '../../../apps/api/ports/payout-pauses.ts';
import type { EventState, KeptEvent } from '../../../apps/api/ports/provider-events.ts';
import type {
  CouponRow,
  MakerOnlyStepRow,
  MoneyReferenceRow,
  ReloanRow,
  RequestRow,
} from '../../../apps/api/ports/rows-around-loan.ts';
import type { StoredAnswer } from '../../../apps/api/ports/save-outcome.ts';
import type { KeptSuspenseItem, LenderEntryRow, SuspenseItem } from '../../../apps/api/ports/suspense.ts';
import type { LoanBalanceRow, LoanOwnRow } from '../../../apps/api/adapters/postgres/ledger-rows.ts';
import type { KeptJob } from '../stores.ts';
import type { BreakRow } from './reconciliation.ts';

export type Row = Readonly<Record<string, unknown>>;
type Owned = { customerId: string };

/** Tables whose rows the store reads by itself. Every other one is written, and read as a whole. */
type RowOf = {
  customers: CustomerRow;
  answers: StoredAnswer & Owned;
  sections: SectionRow;
  applications: ApplicationRow;
  signatures: SignatureRow;
  loans: LoanOwnRow;
  loanBalances: LoanBalanceRow;
  acceptances: AcceptanceRow;
  payouts: PayoutRow;
  payments: PaymentRow;
  entries: EntryRow & { reversed: string | null };
  coupons: CouponRow & Owned;
  reloan: ReloanRow & Owned;
  requests: RequestRow & Owned;
  moneyReferences: MoneyReferenceRow;
  makerOnlySteps: MakerOnlyStepRow;
  givenNumbers: { number: string; customerId: string };
  collectedMoney: Pick<SuspenseItem, 'provider' | 'providerPaymentId'>;
  suspenseItems: KeptSuspenseItem;
  lenderEntries: LenderEntryRow;
  lenderSteps: LenderStepRow;
  providerEvents: KeptEvent & { state: EventState; outcome: string | null };
  closes: Close;
  payoutPauses: PayoutPause & { liftedAt: number | null };
  payoutBalance: { provider: string; balanceCentavos: number; askedAt: number };
  maintenance: MaintenanceWindow;
  reconciliations: {
    provider: string;
    businessOn: LocalDate;
    state: 'waiting' | 'done';
    askedByName: string | null;
  };
  breaks: BreakRow;
  coherenceRuns: { businessOn: LocalDate; done: CoherencePlace | null };
  outbox: KeptJob;
};
type Lists = readonly (readonly Row[])[];
export type TableName = keyof RowOf;

/** Lists of rows by name. A row is never changed but put in the place of the one before, so a copy of the lists is a backup. */
export class Tables {
  /** How often any list was put in the place of another. */
  writes = 0;
  private lists = new Map<string, readonly Row[]>();
  /** By the name of what was made, and the customer whose it is. */
  private readonly known = new Map<string, Map<string, { from: Lists; rows: readonly Row[] }>>();

  rows<Name extends TableName>(name: Name): readonly RowOf[Name][] {
    return this.list(name) as unknown as readonly RowOf[Name][];
  }

  /** Of any table, as it stands. */
  list(name: string): readonly Row[] {
    return this.lists.get(name) ?? none;
  }

  put(name: string, rows: readonly object[]): void {
    this.writes += 1;
    this.lists.set(name, rows as readonly Row[]);
  }

  add(name: string, ...rows: readonly object[]): void {
    this.put(name, [...this.list(name), ...rows]);
  }

  /** Rows of one customer in an order. For as long as they stay as they are, the list is the same one. */
  ofCustomer(name: string, customerId: string, order?: (one: Row, other: Row) => number): readonly Row[] {
    return this.made(name, customerId, [this.list(name)], ([list = none]) => {
      const rows = list.filter((row) => row['customerId'] === customerId);
      return order === undefined ? rows : rows.toSorted(order);
    });
  }

  /** What is made of some lists, worked out once for as long as they are the same. */
  made(name: string, customerId: string, from: Lists, make: (from: Lists) => readonly Row[]): readonly Row[] {
    const ofName = this.known.get(name) ?? new Map<string, { from: Lists; rows: readonly Row[] }>();
    this.known.set(name, ofName);
    const known = ofName.get(customerId);
    if (known !== undefined && isSame(known.from, from)) return known.rows;
    const rows = make(from);
    const kept = known !== undefined && isSame(known.rows, rows) ? known.rows : rows;
    ofName.set(customerId, { from, rows: kept });
    return kept;
  }

  /** All of a change, or none of it. */
  change<T>(work: () => T): T {
    const before = this.copy();
    try {
      return work();
    } catch (error) {
      this.writes += 1;
      this.lists = before;
      throw error;
    }
  }

  copy(): Map<string, readonly Row[]> {
    return new Map(this.lists);
  }

  bringBack(copy: Map<string, readonly Row[]>): void {
    this.writes += 1;
    this.lists = new Map(copy);
  }
}

const none: readonly Row[] = [];

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, place) => one === others[place]);
