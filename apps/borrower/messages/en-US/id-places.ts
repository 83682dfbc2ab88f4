import type { IdType } from '@luwag/contract/profile/id-types';

export const messages = {
  /** The text alternative of the drawing. */
  sketch: {
    passport:
      'Sketch of the page with the photo: the number is marked at the top right and at the beginning of the lowest line.',
    aadhaar: 'Sketch of the front: the number is marked across the lower part.',
  },
  /** Where the number stands, or how it is told from the other numbers on the card. */
  places: {
    philsys:
      '16 digits in four groups of four, on the front. Not the 12 tiny digits on the back: keep those to yourself.',
    umid: 'The letters CRN, then 12 digits in groups of 4, 7 and 1.',
    driversLicence: 'One letter and 10 digits, in groups of 3, 2 and 6.',
    passport:
      'At the top right of the page with your photo. The lowest line of that page begins with it, too.',
    sss: '10 digits in groups of 2, 7 and 1.',
    philhealth: '12 digits in groups of 2, 9 and 1.',
    pagibig: 'Your MID number: 12 digits in three groups of four.',
    tin: '9 digits in groups of three; where a branch code follows, three digits more.',
    prc: 'Your registration number: 7 digits. A 0 in front belongs to it.',
    votersId: 'Your VIN: 22 or 23 letters and digits with hyphens between.',
    postalId: 'The letters PRN, then three groups of four and one sign more.',
    aadhaar: 'On the front, large, across the lower part: 12 digits in three groups of four.',
    pan: '5 letters, 4 digits and 1 letter, without spaces.',
  },
} as const satisfies { readonly sketch: object; readonly places: Readonly<Record<IdType, string>> };
