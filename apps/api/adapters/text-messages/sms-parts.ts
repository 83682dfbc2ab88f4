/** The letters that take one place in a message of 160. Source: 3GPP TS 23.038, the default alphabet. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Those that take two. */
const escaped = '\f^{}\\[~]|€';

/** How many messages the network bills for a text. Other letters than the plain ones leave less room in each. */
export function smsParts(text: string): number {
  const letters = Array.from(text);
  if (letters.every((letter) => plain.includes(letter) || escaped.includes(letter))) {
    const places = letters.reduce((sum, letter) => sum + (escaped.includes(letter) ? 2 : 1), 0);
    return places <= 160 ? 1 : Math.ceil(places / 153);
  }
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
}
