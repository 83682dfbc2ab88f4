const elementId = 'hindi-letters';

/** Brings the letters of Hindi to phones that have none of their own. Doing it again changes nothing. */
export function bringHindiLetters(stylesheet: string): void {
  if (document.getElementById(elementId) !== null || hasLetters()) return;
  const link = document.createElement('link');
  link.id = elementId;
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
}

/** Where letters are missing, the same box stands for each of them. */
function hasLetters(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return false;
  pen.font = '32px sans-serif';
  const [first, ...others] = ['क', 'ट', 'ङ'].map((letter) => pen.measureText(letter).width);
  return others.some((width) => width !== first);
}
