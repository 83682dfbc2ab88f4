import { numberCharacters } from '../plain-text.ts';

/** One kind of identity document: how its number is written and how it looks on the card. */
type IdTypeRow = {
  pattern: RegExp;
  /** How most cards have it, where the pattern takes more: what is looked for in the text of a photo. */
  usual?: RegExp;
  sample: string;
  hasBack: boolean;
  keyboard: 'numeric' | 'text';
};

/** The accepted documents, those most people carry first; the two Indian ones last. */
export const idTypes = {
  philsys: { pattern: /^\d{16}$/, sample: '1234 5678 9012 3456', hasBack: true, keyboard: 'numeric' },
  umid: { pattern: /^CRN\d{12}$/, sample: 'CRN-0111-1234567-8', hasBack: true, keyboard: 'text' },
  driversLicence: {
    pattern: /^[A-Z0-9]{11}$/,
    usual: /^[A-Z]\d{10}$/,
    sample: 'A12-34-567890',
    hasBack: true,
    keyboard: 'text',
  },
  passport: {
    pattern: /^[A-Z0-9]{9}$/,
    usual: /^([A-Z]\d{7}[A-Z]|[A-Z]{2}\d{7}|[A-Z]\d{8})$/,
    sample: 'P1234567A',
    hasBack: false,
    keyboard: 'text',
  },
  sss: { pattern: /^\d{10}$/, sample: '12-3456789-0', hasBack: true, keyboard: 'numeric' },
  philhealth: { pattern: /^\d{12}$/, sample: '12-345678901-2', hasBack: true, keyboard: 'numeric' },
  pagibig: { pattern: /^\d{12}$/, sample: '1234-5678-9012', hasBack: true, keyboard: 'numeric' },
  tin: { pattern: /^\d{9,12}$/, sample: '123-456-789-000', hasBack: true, keyboard: 'numeric' },
  prc: { pattern: /^\d{7}$/, sample: '0123456', hasBack: true, keyboard: 'numeric' },
  votersId: {
    pattern: /^[A-Z0-9]{22,23}$/,
    sample: '7405-0005A-L0285MCP10000-2',
    hasBack: true,
    keyboard: 'text',
  },
  postalId: {
    pattern: /^PRN[A-Z0-9]{13}$/,
    sample: 'PRN 1001 4123 4567 P',
    hasBack: true,
    keyboard: 'text',
  },
  aadhaar: { pattern: /^\d{12}$/, sample: '1234 5678 9012', hasBack: true, keyboard: 'numeric' },
  pan: {
    pattern: /^[A-Z0-9]{10}$/,
    usual: /^[A-Z]{5}\d{4}[A-Z]$/,
    sample: 'ABCDE1234F',
    hasBack: false,
    keyboard: 'text',
  },
} as const satisfies Record<string, IdTypeRow>;

export type IdType = keyof typeof idTypes;
export const idTypeNames = Object.keys(idTypes) as [IdType, ...IdType[]];

/** The number as stored: capitals, without spaces, hyphens and invisible marks. */
export function idNumberOf(written: string): string {
  return numberCharacters(written).toUpperCase();
}

/** How the number of most documents of this kind is written. */
export function usualIdPattern(type: IdType): RegExp {
  const row: IdTypeRow = idTypes[type];
  return row.usual ?? row.pattern;
}

/** Whether `written` is a number of this kind of document. Source: specification point 5, ruling 11. */
export function isIdNumber(type: IdType, written: string): boolean {
  return idTypes[type].pattern.test(idNumberOf(written));
}
