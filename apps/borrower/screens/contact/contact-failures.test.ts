import { expect, test } from 'vitest';
import { contactFailures } from './contact-failures.ts';

const own = '9170000000';

test('a number given before is refused however it is written, the second emergency contact in its own words', () => {
  const values = {
    emergency1Phone: '0917 111 2222',
    emergency2Phone: '+63 917 111 2222',
    person1Phone: '9171112222',
  };
  expect(contactFailures(values, own)).toEqual([
    { path: 'emergency2Phone', code: 'emergency_contacts_same' },
    { path: 'person1Phone', code: 'contact_repeated' },
  ]);
});

test('the own number is refused', () => {
  expect(contactFailures({ person2Phone: '0917 000 0000' }, own)).toEqual([
    { path: 'person2Phone', code: 'contact_is_own_phone' },
  ]);
});

test('numbers not finished yet, and five different ones, are no fault', () => {
  expect(contactFailures({ emergency1Phone: '0917', emergency2Phone: '0917' }, own)).toEqual([]);
  const five = ['emergency1', 'emergency2', 'person1', 'person2', 'person3'].map(
    (contact, index) => [`${contact}Phone`, `0917111000${index}`] as const,
  );
  expect(contactFailures(Object.fromEntries(five), own)).toEqual([]);
});
