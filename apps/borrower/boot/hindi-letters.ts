import { keepOnPhone } from '../platform/keep-on-phone.ts';

const elementId = 'hindi-letters';
const ownLettersKey = 'luwag-hindi-letters';

/** Brings the letters of Hindi to phones that have none of their own. Doing it again changes nothing. */
export function bringHindiLetters(stylesheet: string): void {
  if (document.getElementById(elementId) !== null || bringsLetters()) return;
  const link = document.createElement('link');
  link.id = elementId;
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
}

/** To look among a phone's letters holds the page up for some 20 ms: once found, they are not looked for again. */
function bringsLetters(): boolean {
  if (localStorage.getItem(ownLettersKey) !== null) return true;
  const isFound = hasLetters();
  if (isFound) keepOnPhone(localStorage, ownLettersKey, 'own');
  return isFound;
}

/** Where letters are missing, the same box stands for each of them. */
function hasLetters(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return false;
  pen.font = '32px sans-serif';
  const [first, ...others] = ['क', 'ट', 'ङ'].map((letter) => pen.measureText(letter).width);
  return others.some((width) => width !== first);
}
