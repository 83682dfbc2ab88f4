import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldKey, rotateKeys } from '../../apps/api/rotate-keys.ts';
import { sealedColumns } from '../../apps/api/use-cases/keys/reseal-everything.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  readCode,
  type TestBorrower,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

describe('the keys of personal data, changed while the product serves', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  let loanId: string;
  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await logInBorrower(product.origin);
    await completeProfile(product.origin, borrower);
    await becomeApproved(borrower);
    loanId = (await borrow(borrower, 500_000, 30)).summary.loanId;
    given(await issueAgreement());
    const body = { kind: 'question', text: 'What happens to my support message?' } as const;
    given(await borrower.call(endpoints.sendSupportMessage, { body }, { idempotencyKey: randomUUID() }));
  });
  afterAll(() => product.stop());

  const issueAgreement = () =>
    borrower.call(endpoints.issuePaper, {
      params: { loanId },
      body: { kind: 'agreement', language: 'en-US' },
    });
  const keyNumbers = async (): Promise<number[]> => {
    const kept: unknown = JSON.parse(await readFile(product.settings.keysFile, 'utf8'));
    return (kept as { dataKeys: { keyId: number }[] }).dataKeys.map(({ keyId }) => keyId);
  };
  /** How many sealed values of a column were sealed under each key. */
  const sealedUnder = async ({ table, column }: { table: string; column: string }) =>
    product.asOwner((owner) =>
      owner.query<{ key: number; count: number }>({
        name: `test-${table}-${column}`,
        text: `SELECT get_byte(${column}, 0) AS key, count(*) FROM ${table} WHERE ${column} IS NOT NULL GROUP BY 1`,
      }),
    );

  test('every column that holds sealed data is known to the command', async () => {
    const columns = await product.asOwner((owner) =>
      owner.query({
        name: 'test-sealed-columns',
        text: `SELECT table_name AS table, column_name AS column FROM information_schema.columns
          WHERE table_schema = 'public' AND column_name LIKE '%\\_sealed' ORDER BY 1, 2`,
      }),
    );
    const known = sealedColumns.map(({ table, column }) => ({ table, column }));
    expect(known.toSorted((a, b) => a.table.localeCompare(b.table))).toEqual(columns);
  });

  test('a key that still seals something is not forgotten', async () => {
    await expect(forgetOldKey(product.settings, 1, () => undefined)).rejects.toThrow('is the one that seals');
    await expect(forgetOldKey(product.settings, 9, () => undefined)).rejects.toThrow('there is no key 9');
  });

  test('no key is added while photos are not where the command looks, because they would never open again', async () => {
    const settings = { ...product.settings, dataFolder: path.join(product.settings.dataFolder, 'elsewhere') };
    const refusal = /^\d+ photos that the database knows are not in .*elsewhere\/photos/;
    await expect(rotateKeys(settings, () => undefined)).rejects.toThrow(refusal);
    expect(await keyNumbers()).toEqual([1]);
  });

  test('a new key takes over while a borrower goes on writing, and nothing is lost', async () => {
    const applicant = await logInBorrower(product.origin);
    const rotation = { isOver: false };
    const rotating = rotateKeys(product.settings, () => undefined).finally(() => {
      rotation.isOver = true;
    });
    let saved = 0;
    while (!rotation.isOver) {
      given(
        await applicant.call(endpoints.saveSectionDraft, {
          params: { section: 'identity' },
          body: { values: { middleName: `Reyes ${'A'.repeat(1 + (saved % 5))}` }, step: 0 },
        }),
      );
      saved += 1;
    }
    await rotating;
    const { sections } = given(await applicant.call(endpoints.getProfile, {}));
    expect(JSON.stringify(sections)).toContain('Reyes A');
    expect(saved).toBeGreaterThan(20);
    expect(await keyNumbers()).toEqual([2, 1]);
    for (const column of sealedColumns) {
      const found = await sealedUnder(column);
      expect(
        found.map(({ key }) => key).filter((key) => key !== 2),
        column.table,
      ).toEqual([]);
    }
  });

  test('an old key stays while photos are not where the command looks', async () => {
    const settings = { ...product.settings, dataFolder: path.join(product.settings.dataFolder, 'elsewhere') };
    await expect(forgetOldKey(settings, 1, () => undefined)).rejects.toThrow('elsewhere/photos');
    expect(await keyNumbers()).toEqual([2, 1]);
  });

  test('without the old key everything still opens', async () => {
    await forgetOldKey(product.settings, 1, () => undefined);
    expect(await keyNumbers()).toEqual([2]);
    // Codes are sent a minute apart.
    given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 2 } }));
    const again = await startTestProduct({
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: product.settings.dataFolder,
    });
    try {
      const sameBorrower = await logInBorrower(again.origin, borrower.phone);
      const { sections } = given(await sameBorrower.call(endpoints.getProfile, {}));
      expect(JSON.stringify(sections)).toContain('Santos');
      const { supportMessages } = given(await sameBorrower.call(endpoints.listSupportMessages, {}));
      expect(supportMessages.map(({ text }) => text)).toEqual(['What happens to my support message?']);
      const paper = given(
        await sameBorrower.call(endpoints.issuePaper, {
          params: { loanId },
          body: { kind: 'agreement', language: 'en-US' },
        }),
      );
      expect(paper.pdfBase64.length).toBeGreaterThan(1_000);
      expect(await readCode(sameBorrower, borrower.phone)).toMatch(/^\d{4}$/);
    } finally {
      await again.stop();
    }
  });
});
