import { repairItems, repairReasons } from '@luwag/contract/profile/repair';
import { isReasonCode, reasonCodes } from '@luwag/loan-engine/decision/reason-codes';
import { expect, test } from 'vitest';

test.each(repairItems)('%s goes back for reasons that a borrower can put right at once', (item) => {
  expect(repairReasons[item].length).toBeGreaterThan(0);
  for (const code of repairReasons[item]) {
    expect(isReasonCode(code) && reasonCodes[code].isRepairable, code).toBe(true);
  }
});
