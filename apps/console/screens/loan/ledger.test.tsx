import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loanWords } from '../../messages/loan-words.ts';
import { Ledger } from './ledger.tsx';

const charge = (kind: string, day: number, receivable: string, amountCentavos: number) => ({
  kind,
  businessOn: `2026-11-${String(day).padStart(2, '0')}`,
  reference: null,
  postings: [
    { account: receivable, accountName: 'Receivable', amountCentavos },
    { account: '4100', accountName: 'Income', amountCentavos: -amountCentavos },
  ],
});
const charges = [
  ...[3, 4, 5].map((day) => charge('interest-accrued', day, '1110', 400)),
  ...[6, 7].flatMap((day) => [
    charge('interest-accrued', day, '1110', 401),
    charge('late-charge-accrued', day, '1120', 12),
  ]),
];
let owedCentavos = 400_000;
const lines = charges.map((line) => {
  owedCentavos += line.postings[0]?.amountCentavos ?? 0;
  return { ...line, balanceCentavos: owedCentavos };
});
const rowTexts = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent)
        .join('|')
        .replaceAll(/\s/g, ' '),
    );

afterEach(cleanup);

test('daily charges are one row with the sums by account and what is owed after the last day', () => {
  render(<Ledger lines={lines} />);
  expect(rowTexts()).toEqual([
    'Nov 3 – 5, 2026|Interest accrual, 3 days|1110 Receivable4100 Income|₱12.00-₱12.00|₱4,012.00',
    'Nov 6 – 7, 2026|Interest accrual, Late charge accrual, 2 days|1110 Receivable4100 Income1120 Receivable|₱8.02-₱8.26₱0.24|₱4,020.26',
  ]);
});

test('a run of days is opened and closed by the keyboard, and says which it is', () => {
  render(<Ledger lines={lines} />);
  const run = screen.getByRole('button', { name: `Interest accrual, ${loanWords.loan.runDays(3)}` });
  expect(run.getAttribute('aria-expanded')).toBe('false');
  const press = (): void => {
    fireEvent.keyDown(run, { key: 'Enter' });
    fireEvent.keyUp(run, { key: 'Enter' });
  };
  press();
  expect(run.getAttribute('aria-expanded')).toBe('true');
  expect(rowTexts().slice(1, 4)).toEqual(
    [4, 8, 12].map(
      (sum, index) =>
        `Nov ${3 + index}, 2026|Interest accrual|1110 Receivable4100 Income|₱4.00-₱4.00|₱4,0${String(sum).padStart(2, '0')}.00`,
    ),
  );
  press();
  expect(run.getAttribute('aria-expanded')).toBe('false');
  expect(rowTexts()).toHaveLength(2);
});
