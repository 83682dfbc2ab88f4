import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@luwag/contract/endpoint';
import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { createDirectory } from '../apps/api/adapters/postgres/directory.ts';
import { createMaintenanceRepository } from '../apps/api/adapters/postgres/maintenance-repository.ts';
import { createProductList } from '../apps/api/adapters/postgres/product-list.ts';
import { createStaffStore } from '../apps/api/adapters/postgres/staff-store.ts';
import type { Staff } from '../apps/api/use-cases/approval/approval.ts';
import type { Outcome } from '../apps/api/use-cases/write.ts';
import { createTestContext } from './test-context.ts';
import type { TestDatabase } from './test-database.ts';

export type StaffContext = Awaited<ReturnType<typeof createStaffContext>>;

/** What use cases of staff need, over a real database and with the lender's usual limits. */
export async function createStaffContext({ database }: TestDatabase) {
  return {
    ...createTestContext(database),
    products: await createProductList(database),
    directory: createDirectory(database),
    maintenance: await createMaintenanceRepository(database),
    staff: createStaffStore(database),
    lenderRules: { makerOnlyLimits: defaultMakerOnlyLimits, leastOverdueDays: 90 },
    installBonus: { couponCentavos: 20_000, stepCentavos: 100_000 },
    publicOrigin: 'https://luwag.example',
    collections: {
      provider: null,
      channels: [],
      open: async () => ({
        partnerName: 'GCash',
        partnerHost: 'p.example',
        partnerUrl: 'https://p.example/',
        partnerQrText: null,
        partnerCode: null,
        partnerReference: null,
        closesAt: null,
      }),
    },
  };
}

/** A new member of staff, known only to this test. */
export function newStaff(role: StaffRole): Staff {
  return { staffId: randomUUID(), name: role, role };
}

/** The value of an outcome that a test does not expect to be refused. */
export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(outcome.detail ?? {})}`);
  return outcome.value;
}
