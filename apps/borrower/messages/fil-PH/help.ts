import type { messages as source } from '../en-US/help.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  back: 'Bumalik sa Tulong',
  supportMessages: 'Sumulat sa amin dito',
  links: {
    guides: 'Mga gabay na may larawan',
    cancel: 'I‑cancel ang loan',
    deletion: 'Burahin ang account ko',
  },
  title: 'Tulong',
  open: 'Bukas kami ngayon, araw-araw mula 9:00 am hanggang 6:00 pm.',
  closed: 'Sarado kami ngayon. Sumasagot kami araw-araw mula 9:00 am hanggang 6:00 pm.',
  call: 'Tumawag sa {number}',
  grievance: 'May reklamo? Sumulat sa aming grievance officer na si {officer}:',
  account:
    'Puwede mong i‑cancel ang loan sa loob ng 24 oras at burahin ang account mo dito sa app, gamit ang mga link sa itaas. Kung hindi gumana, tumawag o sumulat sa amin.',
};
