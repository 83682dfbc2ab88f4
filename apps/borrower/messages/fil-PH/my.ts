import type { messages as source } from '../en-US/my.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Profile ko',
  someone: 'Ang account mo',
  sections: { papers: 'Mga papeles ko', help: 'Tulong at mga patakaran', choices: 'Mga mensahe at settings' },
  links: {
    messages: 'Mga mensahe ko',
    account: 'Palitan ang account ng pera ko',
    settings: 'Settings ko',
    loans: 'Mga loan ko, bayad man o hindi pa',
    coupons: 'Mga kupon ko',
    history: 'Kasaysayan at mga papeles',
    reloan: 'Ang Easy Re-loan ko',
    agreement: 'Kasunduan sa loan',
    letters: 'Sumulat sa amin: tanong, reklamo o mungkahi',
    about: 'Sino ang nagpapahiram, oras at reklamo',
    guides: 'Mga gabay na may larawan',
    clips: 'Maiikling clip',
    privacy: 'Paunawa sa privacy',
    heldData: 'Ang hawak naming impormasyon mo',
    deletion: 'Burahin ang account ko',
    terms: 'Mga tuntunin ng serbisyo',
    bench: 'Test bench ng sandbox na ito',
  },
  logOut: 'Mag-log out',
  logOutNote: 'Mawawala sa phone na ito ang pangalan, numero at mga loan mo.',
};
