import { expect, test } from 'vitest';
import { decodeLetters, readCard } from './read-card.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const name = 'FN:Liza Santos';

test('of several numbers the mobile one comes first, then any that is a mobile number here', () => {
  const numbers = ['TEL;TYPE=HOME:+63 2 8123 4567', 'TEL;TYPE=WORK:0918 111 2222'];
  expect(readCard(card(name, ...numbers))).toEqual({ name: 'Liza Santos', phone: '09181112222' });
  expect(readCard(card(name, ...numbers, 'item1.TEL;type=CELL;type=pref:+63 (917) 123-4567'))).toMatchObject({
    phone: '09171234567',
  });
});

test('names are read from broken lines, escaped letters, groups and the parts of a name', () => {
  const number = 'TEL;VALUE=uri:tel:+63-917-123-4567';
  expect(readCard(card('item2.FN:Maria Luisa \r\n  dela Cruz\\, Jr.', number))).toEqual({
    name: 'Maria Luisa dela Cruz, Jr.',
    phone: '09171234567',
  });
  expect(readCard(card('N:Santos;Ana;Reyes;;', number))).toMatchObject({ name: 'Ana Reyes Santos' });
});

test('a card of an old phone, in quoted-printable over two lines, is read', () => {
  const lines = [
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Jos=C3=',
    '=A9;;;',
    'TEL;CELL:09171234567',
  ];
  expect(readCard(card(...lines))).toEqual({ name: 'José Peña', phone: '09171234567' });
});

test('letters are those of the file, whether it is in UTF-8, UTF-16 or as Windows wrote', () => {
  const text = card('FN:José Peña', 'TEL:09171234567');
  const utf16 = new Uint8Array(
    new Uint16Array([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))]).buffer,
  );
  const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const bytes of [new TextEncoder().encode(`\ufeff${text}`), utf16, windows])
    expect(readCard(decodeLetters(bytes))).toMatchObject({ name: 'José Peña' });
});

test('a picture in the card does not hide what follows it', () => {
  const picture = ['PHOTO;ENCODING=BASE64;TYPE=JPEG:/9j/4AAQSkZJRg=', ' ABCDEFGH==', '', 'TEL:09171234567'];
  expect(readCard(card(name, ...picture))).toMatchObject({ phone: '09171234567' });
});

test.each([
  ['two people', card(name, 'TEL:09171234567') + card(name, 'TEL:09171234568'), 'several'],
  ['a list of names', 'Liza Santos 0917 123 4567', 'noCard'],
  ['nothing', '', 'noCard'],
  ['a card without a number', card(name), 'noMobile'],
  ['a card with a number of another country', card(name, 'TEL:+1 415 555 0100'), 'noMobile'],
])('of %s nobody is taken', (_, text, fault) => {
  expect(readCard(text)).toBe(fault);
});
