import { mobileDigits } from '@luwag/contract/mobile-number';
import { plainText } from '@luwag/contract/plain-text';
import { type Person, plainName, readCard } from './read-card.ts';

/** A name and a mobile number out of what was pasted: a shared contact card (vCard), or plain `Name 0917 123 4567`. Null when there is no number in it. */
export function readPastedPerson(pasted: string): Person | null {
  const text = plainText(pasted);
  const card = readCard(text);
  if (typeof card === 'object') return card;
  if (card !== 'noCard') return null;
  const written = /(\+?63|0)?[\s.-]*\(?9\d{2}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/.exec(text)?.[0] ?? '';
  const digits = mobileDigits(written);
  return digits === null ? null : { name: plainName(text.replace(written, ' ')), phone: `0${digits}` };
}
