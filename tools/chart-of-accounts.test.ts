import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chartOfAccounts, type Account } from '../packages/loan-engine/ledger/accounts.ts';
import { chartPage, describeChart } from './chart-of-accounts.ts';
import { projectFolder } from './source-files.ts';

describe('the page on the chart of accounts', () => {
  const written = readFileSync(path.join(projectFolder, chartPage), 'utf8');

  it('is what the chart says today; `node tools/chart-of-accounts.ts` writes it anew', () => {
    expect(written).toBe(describeChart(chartOfAccounts));
  });

  it('has a line for each account and no other', () => {
    const codes = written.split('\n').flatMap((line) => /^\| (\d{4}) \|/.exec(line)?.[1] ?? []);
    expect(codes).toEqual(chartOfAccounts.map(({ code }) => code));
  });

  it('changes with an account added, renamed or turned to its other side', () => {
    const added: Account = { code: '9999', name: 'Suspense', type: 'asset', normalSide: 'debit' };
    const [first, ...rest] = chartOfAccounts;
    expect(describeChart([...chartOfAccounts, added])).toContain('| 9999 | Suspense | asset | debit |');
    expect(describeChart([{ ...first, name: 'Cash' }, ...rest])).not.toBe(written);
    expect(describeChart([{ ...first, normalSide: 'credit' }, ...rest])).not.toBe(written);
  });
});
