import { randomBytes } from 'node:crypto';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { productOn, productVersion, seedProducts } from '@luwag/loan-engine/pricing/product-catalogue';
import { createSeededInstitutions } from '../../../apps/api/adapters/institutions/seeded-institutions.ts';
import { createPersonalData } from '../../../apps/api/adapters/personal-data/personal-data.ts';
import type { ProductList } from '../../../apps/api/ports/product-list.ts';
import type { SmsLog } from '../../../apps/api/ports/sms-log.ts';
import { inOneOrder, type Stores } from '../stores.ts';
import {
  createMemoryBalance,
  createMemoryDirectory,
  createMemoryMaintenance,
  createMemoryPauses,
  createMemoryProviderEvents,
  createMemoryStaff,
  createMemorySuspense,
  pausePayouts,
} from './around.ts';
import { createMemoryCloses } from './close-of-business.ts';
import { createMemoryCustomerStore } from './customer-store.ts';
import { createMemoryLenderSteps } from './lender-steps.ts';
import { portOf } from '../port-of.ts';
import {
  createMemoryCoherence,
  createMemoryLoanFeed,
  createMemoryReconciliation,
  createMemorySettlementFiles,
  createMemoryTakenBack,
} from './reconciliation.ts';
import { Tables } from './tables.ts';

/** The same stores as in PostgreSQL, in the memory of this process: a history takes milliseconds. */
export function openMemoryStores(): Stores {
  const tables = new Tables();
  let backup = tables.copy();
  return {
    ports: {
      store: createMemoryCustomerStore(tables),
      directory: createMemoryDirectory(tables),
      providerEvents: createMemoryProviderEvents(tables),
      payoutPauses: createMemoryPauses(tables),
      closes: createMemoryCloses(tables),
      suspense: createMemorySuspense(tables),
      lenderSteps: createMemoryLenderSteps(tables),
      smsLog: portOf<SmsLog>('smsLog', {}),
      payoutBalance: createMemoryBalance(tables),
      staff: createMemoryStaff(tables),
      reconciliation: inOneOrder(createMemoryReconciliation(tables)),
      settlementFiles: createMemorySettlementFiles(),
      takenBackRows: createMemoryTakenBack(),
      coherence: createMemoryCoherence(tables),
      loanFeed: createMemoryLoanFeed(),
    },
    steady: {
      personalData: createPersonalData({
        dataKeys: [{ keyId: 1, key: randomBytes(32) }],
        indexKey: randomBytes(32),
      }),
      institutions: createSeededInstitutions(),
      products: createMemoryProducts(),
      maintenance: createMemoryMaintenance(tables),
    },
    writes: () => tables.writes,
    takeJobs: async () => {
      const jobs = tables.rows('outbox');
      if (jobs.length > 0) tables.put('outbox', []);
      return jobs;
    },
    quarantined: async () =>
      tables
        .rows('providerEvents')
        .filter(({ state }) => state === 'quarantined')
        .map(({ subject }) => subject),
    suspenseBalance: async () =>
      tables
        .rows('lenderEntries')
        .flatMap(({ postings }) => postings)
        .filter(({ account }) => account === accounts.suspense)
        .reduce((sum, { amountCentavos }) => sum - amountCentavos, 0),
    empty: async () => tables.bringBack(new Map()),
    backUp: async () => {
      backup = tables.copy();
    },
    restore: async (to, at) => {
      tables.bringBack(backup);
      pausePayouts(tables, to, at);
    },
    close: async () => undefined,
  };
}

function known(product: LoanProduct | null): LoanProduct {
  if (product === null) throw new Error('no history asks for a product that is not sold');
  return product;
}

/** The products that every lender begins with. */
function createMemoryProducts(): ProductList {
  return portOf<ProductList>('products', {
    inForce: (productId, on) => known(productOn(seedProducts, productId, on)),
    version: (productId, version) => known(productVersion(seedProducts, productId, version)),
    catalogue: () => seedProducts,
  });
}
