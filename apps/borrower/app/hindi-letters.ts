const elementId = 'hindi-letters';

/** Brings the letters of Hindi to phones that have none of their own. Doing it again changes nothing. */
export function bringHindiLetters(stylesheet: string): void {
  if (document.getElementById(elementId) !== null) return;
  const link = document.createElement('link');
  link.id = elementId;
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
}
