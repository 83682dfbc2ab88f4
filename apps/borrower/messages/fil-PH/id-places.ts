import type { messages as source } from '../en-US/id-places.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  sketch: {
    passport:
      'Guhit ng pahinang may photo: nakamarka ang numero sa kanang itaas at sa simula ng pinakahuling linya.',
    aadhaar: 'Guhit ng harap: nakamarka ang numero sa ibabang bahagi.',
  },
  places: {
    philsys:
      '16 na digit sa apat na grupong tig-aapat, nasa harap. Hindi ang 12 maliliit na digit sa likod: huwag ibigay iyon kahit kanino.',
    umid: 'Ang mga letrang CRN, saka 12 digit sa mga grupong 4, 7 at 1.',
    driversLicence: 'Isang letra at 10 digit, sa mga grupong 3, 2 at 6.',
    passport:
      'Nasa kanang itaas ng pahinang may photo mo. Dito rin nagsisimula ang pinakahuling linya ng pahina.',
    sss: '10 digit sa mga grupong 2, 7 at 1.',
    philhealth: '12 digit sa mga grupong 2, 9 at 1.',
    pagibig: 'Ang MID number mo: 12 digit sa tatlong grupong tig-aapat.',
    tin: '9 na digit sa mga grupong tigtatatlo; tatlo pang digit kung may branch code.',
    prc: 'Ang registration number mo: 7 digit. Kasama ang 0 sa unahan.',
    votersId: 'Ang VIN mo: 22 o 23 letra at digit na may mga gitling.',
    postalId: 'Ang mga letrang PRN, saka tatlong grupong tig-aapat at isa pa sa dulo.',
    aadhaar: 'Nasa harap, malaki, sa ibabang bahagi: 12 digit sa tatlong grupong tig-aapat.',
    pan: '5 letra, 4 na digit at 1 letra, walang espasyo.',
  },
};
