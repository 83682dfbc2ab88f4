import type { messages as source } from '../en-US/in-app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Buksan sa Safari',
  lead: 'Nasa loob ka ng ibang app, at madalas hindi gumagana roon ang camera. Sa Safari, gumagana ito.',
  steps: {
    copy: 'Kopyahin ang link.',
    safari: 'Buksan ang Safari at i‑tap ang address.',
    paste: 'I‑paste ito. Pagka-log in mo, nasa hakbang na ito ka rin; naroon ang mga na‑save mo.',
  },
  copy: 'Kopyahin ang link',
};
