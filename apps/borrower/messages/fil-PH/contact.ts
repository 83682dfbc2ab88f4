import type { messages as source } from '../en-US/contact.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  promise: {
    title: 'Para saan ang mga numerong ito',
    noDebt: 'Hindi namin sila kokontakin tungkol sa utang mo. Ikaw lang ang puwedeng singilin.',
    noAddressBook: 'Hindi namin binabasa ang phonebook mo. Ikaw ang magsasabi kung sino sila.',
    remove:
      'Kapag tapos na ang loan mo, puwede mo silang tanggalin: sa Profile, Impormasyon mo na hawak namin.',
  },
  emergency1: {
    title: 'Taong puwedeng tawagan kapag may emergency',
    why: 'Halimbawa, kapag hindi ka namin maabot at nanganganib ang account mo.',
  },
  emergency2: {
    title: 'Isa pang tao para sa emergency',
    why: 'Dapat iba ang numero niya sa una.',
  },
  people: {
    title: 'Tatlo pang taong kilala mo',
    why: 'Patunay lang sila na ikaw nga ito. Wala silang matatanggap na tawag o text tungkol sa loan mo.',
    added: '{added, number} sa {total, number} ang naidagdag na',
    legend: 'Ika-{number, number} sa {total, number} tao',
  },
  person: {
    pick: 'Pumili sa contacts ko',
    phoneHint: 'Halimbawa 0917 123 4567',
  },
  card: {
    choose: 'Pumili ng contact card',
    taken: 'Nailagay na ang pangalan at numero mula sa card. Pakitingnan kung tama.',
    noCard:
      'Hindi contact card ang file na ito. Sa contacts mo, i‑share ang isang tao at i‑save ang card (.vcf), tapos piliin ito rito.',
    several: 'Higit sa isang tao ang nasa file na ito. Pumili ng isang card na may isang tao.',
    noMobile: 'Walang mobile number ng Pilipinas sa card na ito. Paki‑type na lang.',
  },
};
