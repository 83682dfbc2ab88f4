import type { Extension } from '@luwag/contract/endpoints/loan/extend-due-date';
import type { Projection } from '@luwag/contract/endpoints/loan/get-projection';

/** GET /api/loans/:id/extension: eight more days for PHP 68. */
export function extensionAnswer(): Extension {
  return {
    extensionDays: 8,
    fromDueOn: '2026-12-21',
    dueOn: '2026-12-29',
    principalCentavos: 500_000,
    interestCentavos: 4000,
    feeCentavos: 2800,
    priceCentavos: 6800,
    reversedCentavos: 0,
    reversedPenaltyFeeCentavos: 0,
    extensionsLeft: 1,
    after: { on: '2026-12-29', owedCentavos: 515_000, costCentavos: 35_190, leftCentavos: 464_810 },
    instead: { on: '2026-12-29', owedCentavos: 512_200, costCentavos: 32_300, leftCentavos: 467_700 },
  };
}

/** GET /api/loans/:id/projection, today being three days before the due date. */
export function projectionAnswer(): Projection {
  const days = Array.from({ length: 34 }, (_, index) => ({
    on: new Date(Date.UTC(2026, 11, 18 + index)).toISOString().slice(0, 10),
    owedCentavos: 513_500 + 500 * index,
    costCentavos: 26_890 + 500 * index,
    leftCentavos: 473_110 - 500 * index,
  }));
  return {
    today: '2026-12-18',
    dueOn: '2026-12-21',
    ceilingCentavos: 500_000,
    days,
    extension: extensionAnswer(),
    half: {
      payNowCentavos: 256_750,
      after: { on: '2027-01-20', owedCentavos: 265_000, costCentavos: 35_140, leftCentavos: 464_860 },
    },
    plans: [
      {
        installments: 3,
        eachCentavos: 171_168,
        firstDueOn: '2027-01-17',
        lastDueOn: '2027-03-18',
        costCentavos: 26_890,
      },
    ],
  };
}
