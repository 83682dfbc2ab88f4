import type { messages as source } from '../en-US/graphic-code.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  label: 'Mga nakasulat sa larawan',
  hint: 'Para malaman naming tao ang humihingi. Kung hindi mabasa, humingi ng iba o tumawag sa amin.',
  picture: 'Larawan ng mga karakter na ita-type',
  another: 'Ipakita ang ibang larawan',
};
