import { expect, test } from 'vitest';
import { disturbUnderLoad } from './disturb-under-load.ts';

/* The short form; `script/fault-drill` goes on for hours. */

test(
  'product and database are killed and cut off from one another under load: nothing acknowledged is lost or half done, and no money moves twice',
  {
    timeout: 600_000,
  },
  async () => {
    const { acknowledged, lost, halfApplied, wrongPayouts, wrongPayments } = await disturbUnderLoad({
      writers: 3,
      faults: ['product killed', 'database killed', 'connections cut'],
      writesBetween: 3,
    });
    expect(acknowledged.withdrawals).toBeGreaterThan(3);
    expect(acknowledged.payments).toBeGreaterThan(3);
    expect({ lost, halfApplied, wrongPayouts, wrongPayments }).toEqual({
      lost: [],
      halfApplied: [],
      wrongPayouts: [],
      wrongPayments: [],
    });
  },
);
