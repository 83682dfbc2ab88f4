import { expect, test } from 'vitest';
import { readPastedPerson } from './read-pasted-person.ts';

test.each([
  ['Ana Cruz 0917 123 4567', { name: 'Ana Cruz', phone: '09171234567' }],
  ['+63 (917) 123-4567: Ben D. Cruz', { name: 'Ben D. Cruz', phone: '09171234567' }],
  ['9171234567', { name: '', phone: '09171234567' }],
  ['José Peña-Reyes, 09171234567', { name: 'José Peña-Reyes', phone: '09171234567' }],
])('%s is taken apart into name and number', (text, person) => {
  expect(readPastedPerson(text)).toEqual(person);
});

test('a shared contact card is read', () => {
  const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Liza Santos\nTEL;type=CELL:+639181112222\nEND:VCARD';
  expect(readPastedPerson(card)).toEqual({ name: 'Liza Santos', phone: '09181112222' });
});

test.each(['Ana Cruz', '02 8123 4567', '', '+1 415 555 0100'])('%s has no mobile number in it', (text) => {
  expect(readPastedPerson(text)).toBeNull();
});
