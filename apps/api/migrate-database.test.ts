import { expect, test } from 'vitest';
import { troubleOf } from './migrate-database.ts';

test('a migration that fails says why, with the code of PostgreSQL and without the rows of its details', () => {
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    detail: 'Key (phone)=(+639170000001) is there.',
  });
  const error = new Error('migration 0002-more.sql failed', { cause });
  expect(troubleOf(error)).toBe(
    'migration 0002-more.sql failed: canceling statement due to lock timeout (55P03)',
  );
});
