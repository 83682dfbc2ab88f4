import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { takeBackDeletion } from '../request/deletion.ts';
import { answerRequest } from './answer-request.ts';
import { askCustomerDeletion } from './asked-by-word.ts';

/* A borrower asks by phone or email to be erased, or a restore brought back somebody who was. */

let database: TestDatabase;
let context: StaffContext;
const agent = newStaff('agent');
const asked = { proof: 'calledBack', reason: 'asked for it by phone' } as const;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const look = (customerId: string) => context.store.load({ customerId, parts: ['requests'] });

test('what an agent notes is carried out by two people, as what is asked in the app', async () => {
  const { session } = await newBorrower(context);
  const { customerId } = session;
  for (let again = 0; again < 2; again += 1)
    value(await askCustomerDeletion(context, agent, customerId, asked));
  const [request] = (await look(customerId)).requests;
  const about = { customerId, requestId: request?.requestId ?? '' };
  const answer = async (by: typeof agent, outcome: 'done' | 'confirm') =>
    answerRequest(context, by, about, { outcome }, randomUUID());
  expect(value(await answer(agent, 'done')).status).toBe('waits-for-second-person');
  expect(await answer(agent, 'confirm')).toMatchObject({ code: 'second_person_required' });
  expect(value(await answer(newStaff('finance'), 'confirm')).status).toBe('done');
  const { customer, requests } = await look(customerId);
  expect(requests).toMatchObject([{ kind: 'deletion', status: 'done' }]);
  expect(customer?.erasedAt).not.toBeNull();
  expect(await askCustomerDeletion(context, agent, customerId, asked)).toMatchObject({
    code: 'request_not_possible',
  });
});

test('the borrower is told, and may keep the account', async () => {
  const { session, caller } = await newBorrower(context);
  const { customerId } = session;
  value(await askCustomerDeletion(context, agent, customerId, asked));
  const page = { customerId, kind: 'notify', after: null, most: 5 } as const;
  expect(await context.messageRepository.page(page)).toContainEqual(
    expect.objectContaining({ code: 'requestReceived' }),
  );
  expect(value(await takeBackDeletion(context, caller, randomUUID())).pending).toBeNull();
});

test('a borrower who owes money is not erased', async () => {
  const { customerId } = await addLoan(database.database);
  expect(await askCustomerDeletion(context, agent, customerId, asked)).toMatchObject({
    code: 'loan_action_refused',
    detail: { rule: 'DELETION_BLOCKED' },
  });
});
