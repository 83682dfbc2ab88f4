// A loan together with every journal entry written about it, and the balances those entries add up to.
// Source: invariants I1 to I3 (each entry sums to zero, so do all accounts, and what a loan carries is what its entries say).
import { assertThat } from '@luwag/loan-engine/assertion';
import type { AccountCode } from '@luwag/loan-engine/ledger/accounts';
import { balancesFromLoan } from '@luwag/loan-engine/ledger/loan-balances';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import type { Decision } from '@luwag/loan-engine/life/decision';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import type { LoanEvent } from '@luwag/loan-engine/life/loan-event';
import { canMove } from '@luwag/loan-engine/loan/loan-status';
import { localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, type LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote, type QuoteRequest } from '@luwag/loan-engine/pricing/quote';
import { confirmDisbursement, requestDisbursement } from '@luwag/loan-engine/life/disbursement';
import { bookLoan } from '@luwag/loan-engine/life/book-loan';
import type { Result } from '@luwag/loan-engine/result';

/** The value of an answer that has to be an acceptance. Units: none. Errors: a refusal is a bug (assertion naming its code). Source: project rule on refusals. */
export function valueOf<T>(result: Result<T, string>): T {
  assertThat(result.ok, result.ok ? '' : `accepted, but was refused: ${result.code}`);
  return result.value;
}

/** Keeps one loan's decisions in order. */
export class LoanBook {
  loan: Loan;
  readonly entries: JournalEntry[] = [];
  readonly events: LoanEvent[] = [];
  readonly balances = new Map<AccountCode, number>();

  constructor(loan: Loan) {
    this.loan = loan;
  }

  /** Keeps a decision after checking it against the ledger. Units: none. Errors: a violated invariant is a bug (assertion). Source: I1, I2, I3, I19. */
  keep(decision: Decision): this {
    const before = this.loan.status;
    const after = decision.loan.status;
    assertThat(
      before === after || canMove(before, after),
      `I19 the status moves along the table: ${before} > ${after}`,
    );
    this.loan = decision.loan;
    for (const entry of decision.entries) this.post(entry);
    this.events.push(...decision.events);
    for (const [account, loanCentavos] of balancesFromLoan(this.loan)) {
      const ledgerCentavos = this.balances.get(account) ?? 0;
      assertThat(
        ledgerCentavos === loanCentavos,
        `I3 account ${account} holds ${ledgerCentavos} by its entries and ${loanCentavos} by the loan`,
      );
    }
    return this;
  }

  private post(entry: JournalEntry): void {
    let total = 0;
    for (const { account, amountCentavos } of entry.postings) {
      total += amountCentavos;
      this.balances.set(account, (this.balances.get(account) ?? 0) + amountCentavos);
    }
    assertThat(total === 0, `I1 the postings of ${entry.kind} sum to zero, not ${total}`);
    this.entries.push(entry);
  }
}

/** The day on which test loans begin. Source: none; any day under SEC MC 14-2025 would do. */
export const begun: LocalDate = localDate('2026-11-21');

/** A loan of PHP 5,000 over 30 days, or as told, booked and not yet paid out. Units: centavos, days. Errors: a refusal is a bug. Source: main product. */
export function bookedLoan(
  request: Partial<QuoteRequest> = {},
  product: LoanProduct = mainProduct,
): LoanBook {
  const asked = { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun, ...request };
  const named = { loanId: 'l', customerId: 'c', product, quote: valueOf(quote(product, asked)) };
  return new LoanBook(valueOf(bookLoan(named)).loan);
}

/** As `bookedLoan`, paid out on its day. Units: centavos, days. Errors: a refusal is a bug. Source: main product. */
export function paidOutLoan(
  request: Partial<QuoteRequest> = {},
  product: LoanProduct = mainProduct,
): LoanBook {
  const book = bookedLoan(request, product);
  const on = request.disbursedOn ?? begun;
  book.keep(valueOf(requestDisbursement(book.loan, on)));
  return book.keep(valueOf(confirmDisbursement(book.loan, on)));
}
