import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { supportMessageInboxes } from '@luwag/contract/support-message-kinds';
import { given, openBrowser, type TestBrowser } from '../tests/api/test-borrower.ts';
import { lenderPassword } from '../tests/lender-product.ts';
import { medianOf } from './bench-report.ts';
import type { LoadBorrower } from './load-borrowers.ts';
import type { RunningLender } from './load-lender.ts';

/* What staff read in the console on the whole book: every list there is, and one customer. */

export type ConsoleCall = { name: string; ms: number; status: number };

const rounds = 5;
/** What a list has to be asked with. */
const queries: Readonly<Record<string, string>> = {
  listWaitingSupportMessages: `?inbox=${supportMessageInboxes[0]}`,
};

/** The middle time of each reading call of the console, the slowest first. */
export async function measureConsole(
  lender: RunningLender,
  borrower: LoadBorrower,
): Promise<readonly ConsoleCall[]> {
  const signedIn = new Map<StaffRole, TestBrowser>();
  const asked: ConsoleCall[] = [];
  for (const { name, path, roles } of readings()) {
    const role = roles.includes('admin') ? 'admin' : (roles[0] ?? 'admin');
    const staff = signedIn.get(role) ?? (await signInNew(lender, role));
    signedIn.set(role, staff);
    asked.push(await timedCall(name, staff, lender.origin + filled(path, borrower) + (queries[name] ?? '')));
  }
  return asked.toSorted((one, other) => other.ms - one.ms);
}

/** All calls that staff read with; of those about one thing, only those about a customer or their loan. */
function readings() {
  const known = new Set(['customerId', 'loanId']);
  return Object.values(endpoints).flatMap((endpoint) => {
    const { name, method, path, access } = endpoint;
    const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, parameter = '']) => parameter);
    if (access !== 'staff' || method !== 'GET' || !names.every((parameter) => known.has(parameter)))
      return [];
    const roles: readonly StaffRole[] = 'roles' in endpoint ? endpoint.roles : [];
    return [{ name, path, roles }];
  });
}

function filled(path: string, { customerId, loans }: LoadBorrower): string {
  return path.replace(':customerId', customerId).replace(':loanId', loans[0]?.loanId ?? '');
}

async function timedCall(name: string, staff: TestBrowser, address: string): Promise<ConsoleCall> {
  const times: number[] = [];
  let status = 0;
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now();
    const response = await staff.fetch(address, { headers: { accept: 'application/json' } });
    await response.arrayBuffer();
    times.push(performance.now() - startedAtMs);
    ({ status } = response);
  }
  return { name, ms: medianOf(times), status };
}

/** A member of staff of this run; one of an earlier run may be in the kept book. */
async function signInNew({ product, origin }: RunningLender, role: StaffRole): Promise<TestBrowser> {
  const email = `${role}-${randomUUID()}@lender.example`;
  const added = await product.addStaff({ email, role });
  if (!added.isDone) throw new Error(added.said);
  const browser = openBrowser(origin);
  given(await browser.call(endpoints.signInStaff, { body: { email, password: lenderPassword } }));
  return browser;
}
