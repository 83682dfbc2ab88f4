import type { messages as source } from '../en-US/waitlist-entry.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Sabihan ka ba namin kapag gumagana na?',
  lead: 'Kung gusto mo, iwan ang number mo at magpapadala kami ng isang SMS kapag gumagana na ang {product} sa Android.',
  takeBackTitle: 'Bawiin ang number mo',
  takeBackLead: 'I‑type ang number na iniwan mo. Buburahin namin ito agad.',
  phone: 'Mobile number mo',
  phoneHint: 'Halimbawa 0917 123 4567',
  phoneUsed: 'Ang gagamitin namin ay +63 {phone}.',
  phoneError: 'Ilagay ang eksaktong phone number na nagsisimula sa 9.',
  consent: 'Oo, sabihan ako nang isang beses sa SMS kapag gumagana na ang {product} sa Android.',
  kept: 'Itatago ng {lender} ang number nang naka‑encrypt hanggang doon, 12 buwan ang pinakamatagal, at hindi gagamitin sa iba. Mababawi mo ito rito gamit ang parehong number.',
  consentError: 'Paki-check ang kahong ito kung gusto mong sabihan ka.',
  leave: 'Iwan ang number ko',
  takeBack: 'Burahin ang number ko',
  toTakeBack: 'Bawiin ang number',
  toLeave: 'Mag‑iwan ng number',
  left: 'Salamat, nasa amin na ang number mo. Isang SMS ang darating kapag gumagana na ang {product} sa Android, at saka namin buburahin ang number.',
  takenBack: 'Wala na sa amin ang number na ito. Walang darating na SMS.',
};
