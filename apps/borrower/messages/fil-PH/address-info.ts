import type { messages as source } from '../en-US/address-info.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  barangay: {
    title: 'Saan ka nakatira?',
    why: 'I‑type ang barangay mo. Kusang lalabas ang lungsod, probinsya at ZIP code.',
    search: 'Barangay mo',
    hint: 'Halimbawa “Poblacion Makati”',
    found:
      '{count, plural, =0 {Walang nakita. Tingnan ang spelling o pumili sa mga listahan.} one {# lugar ang nakita} other {# lugar ang nakita}}',
    chosen: 'Ang barangay mo',
    another: 'Pumili ng iba',
    offlineFound: 'Walang network: ito ang mga lugar na nasa phone na ito, malapit sa hinanap mo dati.',
    offlineNothing:
      'Walang network, at wala pang mga lugar na nasa phone na ito. Mananatili rito ang na‑type mo, at hahanapin namin ito kapag online ka na.',
    cannotFind: 'Hindi ko makita',
    backToSearch: 'Maghanap gamit ang pangalan',
    province: 'Probinsya',
    city: 'Lungsod o bayan',
  },
  street: {
    title: 'Bahay at kalye',
    why: 'Nakasulat ang address na ito sa mga papeles ng loan mo.',
    streetHint: 'Halimbawa 24 Mabini Street',
    landmarkHint: 'Kilalang lugar sa malapit, gaya ng paaralan o tindahan',
    postalHint: 'Galing ito sa barangay mo. Palitan kung iba ang sa iyo.',
  },
};
