import type { messages as source } from '../en-US/my.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Profile',
  someone: 'Ang account mo',
  sections: { papers: 'Mga papeles ko', help: 'Tulong at mga patakaran', choices: 'Mga mensahe at settings' },
  links: {
    messages: 'Mga mensahe',
    account: 'Palitan ang account ko',
    settings: 'Settings',
    loans: 'Mga loan ko, bayad na at hindi pa',
    coupons: 'Mga kupon ko',
    history: 'Kasaysayan at mga papeles',
    reloan: 'Easy Re‑loan',
    agreement: 'Kasunduan sa loan',
    supportMessages: 'Sumulat sa amin: tanong, reklamo o mungkahi',
    about: 'Sino ang nagpapahiram, oras at reklamo',
    guides: 'Mga gabay na may larawan',
    clips: 'Maiikling clip',
    privacy: 'Paunawa sa privacy',
    heldData: 'Impormasyon mo na hawak namin',
    deletion: 'Burahin ang account ko',
    terms: 'Mga tuntunin ng serbisyo',
    bench: 'Test bench ng sandbox na ito',
  },
  logOut: 'Mag‑log out',
  logOutNote: 'Mawawala sa phone na ito ang pangalan, numero at mga loan mo.',
};
