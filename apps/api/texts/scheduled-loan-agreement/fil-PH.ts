import type { Clause } from '../../ports/paper.ts';
import type { ScheduledLoanFigures } from '../scheduled-loan-agreement.ts';

export function agreement(figures: ScheduledLoanFigures): { title: string; clauses: Clause[] } {
  return { title: 'Kasunduan sa Easy Re-loan', clauses: [...what(figures), ...rights(figures)] };
}

function what(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '1. Sino ang nagkakasundo',
      paragraphs: [
        `Ang kasunduang ito ay sa pagitan ng ${figures.corporateName} (“kami”), SEC Registration No. ${figures.secRegistrationNumber}, Certificate of Authority No. ${figures.certificateOfAuthorityNumber}, at ni ${figures.borrowerName} (“ikaw”).`,
      ],
    },
    {
      heading: '2. Ano ang ginagawa ng Easy Re-loan',
      paragraphs: [
        'Habang nakabukas ito, at tuwing nabayaran mo nang buo at nasa oras ang isang loan, iiskedyul namin ang susunod mong loan. Hindi kailangang buksan ito para makahiram, at hindi mas mahal ang loan na wala nito.',
        `Pinili mo ang ${figures.amount} sa loob ng ${figures.termDays} araw. Mababago mo ang dalawa kahit kailan. Hindi kami magpapadala nang higit sa limit mo sa araw na iyon.`,
        `Ipapadala ang pera sa ${figures.institution}, account ${figures.accountMasked}, o sa account na ipinalit mo na sa panahong iyon.`,
      ],
    },
    {
      heading: '3. Ano ang sasabihin sa iyo bago ang bawat loan',
      paragraphs: [
        `Hindi bababa sa ${figures.noticeHours} oras bago ipadala ang pera, magpapadala kami ng SMS kung anong araw, magkano ang matatanggap mo, magkano ang babayaran at hanggang kailan, at magkano ang gastos. Makikita sa app ang buong gastos, ang disclosure statement at ang kasunduan ng loan na iyon.`,
        'Kung may magbago pagkatapos noon, sasabihin namin ulit at magsisimula muli ang oras. Walang ipapadalang pera sa presyong iba sa sinabi sa iyo.',
        'Kung hindi mo ito nilaktawan hanggang doon, ang kasunduang ito kasama ang halaga at petsang sinabi sa iyo ang pagtanggap mo sa loan na iyon. May sariling kasunduan ang bawat loan, kasama ang lahat ng karapatang ibinibigay nito, pati ang pagkansela pagdating ng pera.',
      ],
    },
    {
      heading: '4. Paglaktaw at pagsara',
      paragraphs: [
        'Maaari mong laktawan ang alinmang loan sa app hanggang sa ipadala ang pera, palagi, sa isang pindot, walang dahilan at walang bayad.',
        'Maaari mong isara ang Easy Re-loan kahit kailan, maliban sa isang pagkakataon: habang hindi pa bayad ang loan na kinuha mo gamit ang voucher nito. Maisasara mo ito kapag nabayaran na ang loan na iyon, at hanggang doon ay makakalaktaw ka pa rin.',
      ],
    },
  ];
}

function rights(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '5. Mga voucher',
      paragraphs: [
        `Sa unang beses na buksan mo ito, may kupon kang ${figures.activation}. Ang bawat naka-iskedyul na loan na naipadala ay may voucher na ibinabawas sa mga bayarin: ${figures.ladder} kapag sunod-sunod, ang huli para sa lahat ng kasunod, at dagdag na ${figures.extra} sa bawat isa. Hindi hihigit sa mga bayarin ang ibabawas ng voucher.`,
        `Kapag lumaktaw, nahuli sa bayad, hindi naipadala ang pera o isinara ito, magsisimula ulit sa ${figures.first}. Ang loan na nahuli sa bayad ay may late charge din ayon sa sarili nitong loan agreement.`,
      ],
    },
    {
      heading: '6. Kailan walang ipapadalang loan',
      paragraphs: [
        'Wala kaming ipapadala habang may utang ka pang ibang loan, kung hindi pinapayagan ng limit mo o ng batas, o kung hindi magamit ang account mo. Makikita mo sa app ang dahilan, at wala kang utang dahil dito.',
      ],
    },
    {
      heading: '7. Mga tanong, reklamo at batas',
      paragraphs: [
        `Customer service: ${figures.hotLine}, ${figures.serviceEmail}. Grievance officer: ${figures.grievanceOfficer}, ${figures.grievanceEmail}. Maaari kang lumapit sa Securities and Exchange Commission kahit kailan.`,
        'Ang pagtanggap mo sa app ay pirma mo ayon sa Republic Act No. 8792. Batas ng Republika ng Pilipinas ang sinusunod at walang inaalis na karapatan mo rito. Kung magkaiba ang mga wika, ang Ingles ang masusunod, maliban kung mas pinoprotektahan ka ng binasa mo.',
      ],
    },
  ];
}
