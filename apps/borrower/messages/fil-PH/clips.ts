import type { messages as source } from '../en-US/clips.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga clip',
  lead: 'Anim na maikling clip na walang tunog. Nasa ibaba ng bawat isa ang mga salita, kahit walang internet.',
  play: 'I‑play: {title}',
  size: '{seconds, number} segundo, {kilobytes, number} kB',
  transcript: 'Ang ipinapakita nito',
  guide: 'Basahin ang gabay',
  failed: 'Hindi makuha ang clip sa signal na ito. Pareho lang ang sinasabi ng nasa ibaba.',
};
