import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../result.ts';
import {
  breakOnFailure,
  bringBackScheduledLoan,
  breakOnOverdue,
  mendOverdue,
  countScheduledLoan,
  newReloanChain,
  nextReloanDeduction,
  noteVoucherUse,
  releaseVoucher,
  skipScheduledLoan,
  turnOffReloan,
  turnOnReloan,
  type ReloanChain,
} from './reloan-chain.ts';

const consent = { isAgreementAccepted: true, isAmountChosen: true };

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const on = valueOf(turnOnReloan(newReloanChain, consent)).chain;

/** One scheduled loan paid out and repaid on time: what came off it, and the chain afterwards. */
function reloan(chain: ReloanChain, loanId: string): { pesos: number; chain: ReloanChain } {
  const pesos = nextReloanDeduction(chain).voucherCentavos / 100;
  return { pesos, chain: releaseVoucher(valueOf(countScheduledLoan(chain, loanId)), loanId) };
}

function ladder(from: ReloanChain, loans: number): { steps: number[]; chain: ReloanChain } {
  let chain = from;
  const steps: number[] = [];
  for (let index = 0; index < loans; index += 1) {
    const next = reloan(chain, `${from.countedLoanId ?? ''}-${index}`);
    steps.push(next.pesos);
    chain = next.chain;
  }
  return { steps, chain };
}

describe('turning on', () => {
  it('grants 200 the first time in a life, and never again', () => {
    expect(turnOnReloan(newReloanChain, consent)).toMatchObject({
      value: { activationVoucherCentavos: 20_000 },
    });
    const off = valueOf(turnOffReloan(on));
    expect(turnOnReloan(off, consent)).toMatchObject({
      value: { activationVoucherCentavos: null, chain: { isOn: true } },
    });
  });

  it('needs the agreement, a chosen amount, and that it is off', () => {
    expect(turnOnReloan(newReloanChain, { ...consent, isAgreementAccepted: false })).toMatchObject({
      code: 'RELOAN_AGREEMENT_MISSING',
    });
    expect(turnOnReloan(newReloanChain, { ...consent, isAmountChosen: false })).toMatchObject({
      code: 'RELOAN_AMOUNT_NOT_CHOSEN',
    });
    expect(turnOnReloan(on, consent)).toMatchObject({ code: 'RELOAN_ALREADY_ON' });
  });
});

describe('the ladder', () => {
  it('climbs 50, 70, 90, 110 and stays there', () => {
    expect(ladder(on, 6).steps).toEqual([50, 70, 90, 110, 110, 110]);
  });

  it('adds 50 more off each re-loan', () => {
    expect(nextReloanDeduction(on)).toEqual({
      voucherCentavos: 5000,
      extraCentavos: 5000,
      totalCentavos: 10_000,
    });
    expect(nextReloanDeduction(ladder(on, 3).chain).totalCentavos).toBe(16_000);
  });

  it.each<[string, (chain: ReloanChain) => ReloanChain]>([
    ['a skip', (chain) => valueOf(skipScheduledLoan(chain))],
    ['lateness', (chain) => breakOnOverdue(chain)],
    ['a failed payout', (chain) => breakOnFailure(chain, 'x')],
    ['turning off and on', (chain) => valueOf(turnOnReloan(valueOf(turnOffReloan(chain)), consent)).chain],
  ])('starts again at 50 after %s', (_what, breakChain) => {
    const { chain } = ladder(on, 3);
    expect(ladder(breakChain(chain), 2).steps).toEqual([50, 70]);
  });

  it('goes on where it was when a skip is taken back, unless something else moved it meanwhile', () => {
    const { chain } = ladder(on, 2);
    const skipped = valueOf(skipScheduledLoan(chain));
    expect(valueOf(bringBackScheduledLoan(skipped))).toEqual(chain);
    expect(valueOf(bringBackScheduledLoan(breakOnOverdue(skipped))).consecutiveLoans).toBe(0);
    expect(valueOf(bringBackScheduledLoan(chain))).toEqual(chain);
    expect(bringBackScheduledLoan(newReloanChain)).toMatchObject({ code: 'RELOAN_OFF' });
  });

  it('is as long as before once the loan that broke it turns out to have been paid in time, and only then', () => {
    const { chain } = ladder(on, 3);
    const late = breakOnOverdue(breakOnOverdue(chain, 'late'), 'late');
    expect(late.consecutiveLoans).toBe(0);
    expect(mendOverdue(late, 'another').consecutiveLoans).toBe(0);
    expect(mendOverdue(late, 'late')).toEqual(chain);
    expect(mendOverdue(breakOnFailure(late, 'x'), 'late').consecutiveLoans).toBe(0);
  });

  it('counts a loan told twice once', () => {
    const once = valueOf(countScheduledLoan(on, 'l'));
    expect(countScheduledLoan(once, 'l')).toEqual({ ok: true, value: once });
    expect(countScheduledLoan(releaseVoucher(once, 'l'), 'l')).toMatchObject({
      value: { consecutiveLoans: 1 },
    });
  });

  it('does not count while off, nor a second loan while the first is not repaid', () => {
    expect(countScheduledLoan(newReloanChain, 'l')).toMatchObject({ code: 'RELOAN_OFF' });
    const once = valueOf(countScheduledLoan(on, 'l'));
    expect(countScheduledLoan(once, 'm')).toEqual({
      ok: false,
      code: 'RELOAN_VOUCHER_IN_USE',
      detail: { loanId: 'l' },
    });
  });
});

describe('turning off', () => {
  it('is refused while a voucher is used, until that loan is repaid', () => {
    const used = valueOf(countScheduledLoan(on, 'l'));
    expect(turnOffReloan(used)).toEqual({
      ok: false,
      code: 'RELOAN_VOUCHER_IN_USE',
      detail: { loanId: 'l' },
    });
    expect(turnOffReloan(releaseVoucher(used, 'm'))).toMatchObject({ ok: false });
    expect(turnOffReloan(releaseVoucher(used, 'l'))).toMatchObject({ value: { isOn: false } });
    expect(turnOffReloan(newReloanChain)).toMatchObject({ code: 'RELOAN_OFF' });
  });

  it('is refused as well when the activation voucher was used by hand', () => {
    const used = valueOf(noteVoucherUse(on, 'l'));
    expect(turnOffReloan(used)).toMatchObject({ code: 'RELOAN_VOUCHER_IN_USE' });
    expect(used.consecutiveLoans).toBe(0);
    expect(noteVoucherUse(used, 'm')).toMatchObject({ code: 'RELOAN_VOUCHER_IN_USE' });
  });

  it('stays refused when the loan is late, while each single loan can be skipped', () => {
    const late = breakOnOverdue(valueOf(countScheduledLoan(on, 'l')));
    expect(turnOffReloan(late)).toMatchObject({ code: 'RELOAN_VOUCHER_IN_USE' });
    expect(skipScheduledLoan(late)).toMatchObject({ ok: true });
    expect(skipScheduledLoan(newReloanChain)).toMatchObject({ code: 'RELOAN_OFF' });
  });

  it('counts a loan whose payout was sent back and sent again as the first of a new chain', () => {
    const returned = breakOnFailure(valueOf(countScheduledLoan(on, 'l')), 'l');
    const again = valueOf(countScheduledLoan(returned, 'l'));
    expect(again).toMatchObject({ consecutiveLoans: 1, voucherLoanId: 'l' });
    expect(turnOffReloan(again)).toMatchObject({ code: 'RELOAN_VOUCHER_IN_USE' });
  });

  it('is free again when the payout failed', () => {
    const failed = breakOnFailure(valueOf(countScheduledLoan(on, 'l')), 'l');
    expect(turnOffReloan(failed)).toMatchObject({ ok: true });
  });
});

describe('any history of a chain', () => {
  it('pays by the length of the unbroken run and grants one activation voucher', () => {
    const step = fc.constantFrom('on', 'off', 'loan', 'loan', 'loan', 'repaid', 'skip', 'late', 'fail');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let chain = newReloanChain;
        let run = 0;
        let granted = 0;
        let loans = 0;
        for (const next of steps) {
          const open = chain.voucherLoanId;
          const expected = [50, 70, 90, 110][Math.min(run, 3)];
          expect(nextReloanDeduction(chain).voucherCentavos).toBe((expected ?? 0) * 100);
          if (next === 'on') {
            const answer = turnOnReloan(chain, consent);
            if (!answer.ok) continue;
            chain = answer.value.chain;
            granted += answer.value.activationVoucherCentavos ?? 0;
          } else if (next === 'off') {
            const answer = turnOffReloan(chain);
            expect(answer.ok).toBe(chain.isOn && open === null);
            if (answer.ok) [chain, run] = [answer.value, 0];
          } else if (next === 'loan') {
            loans += 1;
            const answer = countScheduledLoan(chain, String(loans));
            expect(answer.ok).toBe(chain.isOn && open === null);
            if (answer.ok) [chain, run] = [answer.value, run + 1];
          } else if (next === 'repaid') chain = releaseVoucher(chain, open ?? 'none');
          else if (next === 'skip') {
            const answer = skipScheduledLoan(chain);
            if (answer.ok) [chain, run] = [answer.value, 0];
          } else if (next === 'late') [chain, run] = [breakOnOverdue(chain), 0];
          else [chain, run] = [breakOnFailure(chain, open ?? 'none'), 0];
        }
        expect([0, 20_000]).toContain(granted);
        expect(granted > 0).toBe(steps.includes('on'));
      }),
    );
  });
});
