import type { messages as source } from '../en-US/add-desk-top-browser.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Ilagay sa home screen',
  lead: 'Sa icon, bukas agad ang app, kahit walang signal. Halos walang kinakain na space.',
  bonus: {
    offer: 'May naghihintay na kupon na {coupon} sa iyo',
    step: 'Tataas ng {step} ang limit mo. {limit} ito ngayon.',
    stepLater: 'Mas mataas ng {step} ang una mong limit.',
    given: 'Ayos na. Nasa iyo na ang kupon na {coupon}',
    givenOn: 'Mula noong {date}',
    limit: '{limit} ang limit mo.',
    see: 'Tingnan ang mga kupon ko',
  },
  stepsTitle: 'Tatlong tap lang',
  steps: {
    shareBar: 'I‑tap ang Share sa ibaba ng screen.',
    addressBar: 'I‑tap ang Share sa tabi ng address sa itaas.',
    more: 'I‑tap ang tatlong tuldok sa ibaba, tapos Share.',
    menu: 'Mag‑scroll pababa at i‑tap ang “Add to Home Screen”.',
    add: 'I‑tap ang “Add”.',
    addAsApp: 'Hayaang naka‑on ang “Open as Web App” at i‑tap ang “Add”.',
  },
  added: 'Nailagay ko na',
  addedNext: 'Ayos. Buksan ngayon ang app sa bagong icon at mag‑log in doon: kusang darating ang bonus.',
  done: 'Ginagamit mo ang app mula sa home screen mo.',
  inAppTitle: 'Buksan muna sa Safari',
  inApp:
    'Nasa loob ka ng ibang app na hindi makakapaglagay ng icon. Kopyahin ang link, buksan ang Safari at i‑paste doon.',
  copy: 'Kopyahin ang link',
  desktopTitle: 'Sa phone mo',
  desktop: 'Itapat ang camera ng phone mo sa code na ito at sundan ang mga hakbang doon.',
  codeLabel: 'Code na magbubukas ng page na ito sa phone',
};
