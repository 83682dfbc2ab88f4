import { mobileDigits } from '@luwag/contract/mobile-number';

/** A name and a mobile number out of what was pasted: a shared contact card (vCard), or plain `Name 0917 123 4567`. Null when there is no number in it. */
export function readPastedPerson(text: string): { name: string; phone: string } | null {
  const isCard = /^BEGIN:VCARD/im.test(text);
  const numberText = isCard ? (/^TEL[^:\n]*:(.+)$/im.exec(text)?.[1] ?? '') : text;
  const written = /(\+?63|0)?[\s.-]*\(?9\d{2}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/.exec(numberText)?.[0] ?? '';
  const digits = mobileDigits(written);
  if (digits === null) return null;
  const nameText = isCard ? (/^FN[^:\n]*:(.+)$/im.exec(text)?.[1] ?? '') : text.replace(written, ' ');
  const name = nameText
    .replace(/[^\p{L}\p{M} .'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.'’-]+|[\s'’-]+$/g, '');
  return { name: name.slice(0, 80), phone: `0${digits}` };
}
