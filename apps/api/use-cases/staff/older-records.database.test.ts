import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { sendRequest } from '../request/send-request.ts';
import { answerRequest } from './answer-request.ts';

let database: TestDatabase;
let context: StaffContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

test('a borrower who asked for older records is told where they are', async () => {
  const { caller, session } = await newBorrower(context);
  const { customerId } = session;
  const { requestId } = value(await sendRequest(context, caller, { kind: 'older-records' }, randomUUID()));
  const about = { customerId, requestId };
  value(await answerRequest(context, newStaff('agent'), about, { outcome: 'done' }, randomUUID()));
  const page = { customerId, kind: 'notify', after: null, most: 5 } as const;
  expect(await context.messageRepository.page(page)).toContainEqual(
    expect.objectContaining({
      code: 'requestAnswered',
      facts: { requestId, request: 'older-records', outcome: 'shown' },
    }),
  );
});
