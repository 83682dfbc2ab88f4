import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartOfAccounts, type Account } from '../packages/loan-engine/ledger/accounts.ts';
import { projectFolder } from './source-files.ts';

/* The page on the chart of accounts, written from the chart itself: `node tools/chart-of-accounts.ts`. */

export const chartPage = path.join('docs', 'chart-of-accounts.md');

const opening = `# Chart of accounts

Every peso stands in one of these accounts. A posting is a signed number of centavos: positive is a debit, negative a
credit, and the postings of a journal entry sum to zero. An account's balance is the sum of its postings. A charge of a day
is kept as one row of \`accrual\`, whose kind gives both of its postings.

This page is written by \`node tools/chart-of-accounts.ts\` from \`packages/loan-engine/ledger/accounts.ts\`; which event
posts to which account stands in \`packages/loan-engine/ledger/post-event.ts\`. Change those, not this page.
`;

/** The page's text for a chart, one line an account in the chart's order. */
export function describeChart(chart: readonly Account[]): string {
  const lines = chart.map(
    ({ code, name, type, normalSide }) => `| ${code} | ${name} | ${type} | ${normalSide} |`,
  );
  return [opening, '| Code | Account | Type | Grows on |', '|---|---|---|---|', ...lines, ''].join('\n');
}

if (import.meta.main) writeFileSync(path.join(projectFolder, chartPage), describeChart(chartOfAccounts));
