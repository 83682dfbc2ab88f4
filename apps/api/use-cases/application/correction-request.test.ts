import { correctableItems, correctionReasons } from '@luwag/contract/profile/correction';
import { isReasonCode, reasonCodes } from '@luwag/loan-engine/decision/reason-codes';
import { expect, test } from 'vitest';

test.each(correctableItems)('%s goes back for reasons that a borrower can put right at once', (item) => {
  expect(correctionReasons[item].length).toBeGreaterThan(0);
  for (const code of correctionReasons[item]) {
    expect(isReasonCode(code) && reasonCodes[code].isCorrectable, code).toBe(true);
  }
});
