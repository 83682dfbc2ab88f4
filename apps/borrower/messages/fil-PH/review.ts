import type { messages as source } from '../en-US/review.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Tinitingnan namin ang application mo',
  sentAt: 'Ipinadala noong {time}',
  sent: 'Naipadala mo ang application mo',
  checking: 'Sinusuri namin ang ID mo, mga litrato, at kung ano ang kaya mong bayaran',
  median:
    'Kalahati ng lahat ng sagot ay dumarating sa loob ng {minutes, plural, one {# minuto} other {# minuto}}',
  usual: 'Puwedeng 3 minuto lang ito',
  decision: 'Makikita mo rito ang sagot, at magte-text kami sa iyo',
  close: 'Puwede mong isara ang page na ito. Walang mawawala.',
  longer:
    'Mas matagal ang sa iyo kaysa karaniwan: may taong tumitingin dito. Walang sinasabi iyon tungkol sa sagot, at hindi mo kailangang magpadala ulit.',
  locked:
    'Naka‑lock ang mga sagot mo habang tinitingnan namin. May nagbago ba, o may nakita kang mali? Sumulat sa amin; puwede naming ibalik sa iyo para itama.',
  write: 'Sumulat tungkol dito',
  supportMessage: 'Tungkol sa application ko, ipinadala noong {time}: ',
  notices: 'Sabihan ako sa phone na ito',
};
