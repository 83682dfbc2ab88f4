import { createDirectory } from '../apps/api/adapters/postgres/directory.ts';
import { createMaintenanceRepository } from '../apps/api/adapters/postgres/maintenance-repository.ts';
import { createProductList } from '../apps/api/adapters/postgres/product-list.ts';
import { createStaffStore } from '../apps/api/adapters/postgres/staff-store.ts';
import { settlementCsv } from '../apps/api/adapters/settlement-csv/read-settlement-csv.ts';
import { createXenditPayments } from '../apps/api/adapters/xendit/xendit-payments.ts';
import { createXenditPayouts } from '../apps/api/adapters/xendit/xendit-payouts.ts';
import { createXenditTransactions } from '../apps/api/adapters/xendit/xendit-transactions.ts';
import type { ProviderDoubles } from '../packages/provider-doubles/start-doubles.ts';
import { accountsAt } from './provider-doubles.ts';
import { createTestContext } from './test-context.ts';
import type { TestDatabase } from './test-database.ts';

/** What use cases around money need, over a real database and the double of a provider. */
export async function createRailsContext(
  { database }: TestDatabase,
  { origin }: Pick<ProviderDoubles, 'origin'>,
) {
  const account = accountsAt({ origin }).xendit;
  return {
    ...createTestContext(database),
    directory: createDirectory(database),
    maintenance: await createMaintenanceRepository(database),
    products: await createProductList(database),
    staff: createStaffStore(database),
    payouts: createXenditPayouts(account),
    collections: createXenditPayments(account),
    providerLists: [createXenditTransactions(account)],
    settlementReader: settlementCsv,
    publicOrigin: 'https://luwag.example',
  };
}
