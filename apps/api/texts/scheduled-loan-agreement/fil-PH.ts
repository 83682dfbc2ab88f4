import type { Clause } from '../../ports/paper.ts';
import type { ScheduledLoanFigures } from '../scheduled-loan-agreement.ts';

export function agreement(figures: ScheduledLoanFigures): { title: string; clauses: Clause[] } {
  return { title: 'Easy Re-loan agreement', clauses: [...what(figures), ...rights(figures)] };
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
        'Habang naka-on ito, isine-schedule namin ang susunod mong loan tuwing nabayaran mo nang buo at nasa oras ang isang loan. Hindi ito kailangang i-on para makahiram. Pareho ang interest at mga singil kahit wala ito. Ang mga voucher lang sa bahagi 5 ang nangangailangan nito.',
        `Pinili mo ang ${figures.amount} sa loob ng ${figures.termDays} araw. Mababago mo ang dalawa kahit kailan. Hindi kami magpapadala nang higit sa limit mo sa araw na iyon.`,
        `Ipapadala ang pera sa ${figures.institution}, account ${figures.accountMasked}, o sa account na ipinalit mo na noon.`,
      ],
    },
    {
      heading: '3. Ano ang sasabihin namin bago ang bawat loan',
      paragraphs: [
        `Hindi bababa sa ${figures.noticeHours} oras bago ipadala ang pera, magpapadala kami ng SMS kung anong araw, magkano ang matatanggap mo, magkano ang babayaran at hanggang kailan, at magkano ang gastos. Makikita sa app ang kabuuang gastos, ang disclosure statement at ang loan agreement ng loan na iyon.`,
        'Kung may magbago pagkatapos noon, sasabihin namin ulit at magsisimula muli ang oras. Hindi kami magpapadala ng pera sa presyong iba sa sinabi sa iyo.',
        'Kung hindi mo ito in-skip hanggang doon, ang kasunduang ito, kasama ang halaga at petsang sinabi sa iyo, ang pagtanggap mo sa loan na iyon. May sariling loan agreement ang bawat loan, kasama ang lahat ng karapatang ibinibigay nito, pati ang pag-cancel pagdating ng pera.',
      ],
    },
    {
      heading: '4. Pag-skip at pag-off',
      paragraphs: [
        'Palagi mong puwedeng i-skip ang alinmang loan sa app hanggang sa ipadala ang pera, sa isang tap, nang walang dahilan at walang bayad.',
        'Puwede mong i-off ang Easy Re-loan kahit kailan, maliban sa isang pagkakataon: habang hindi pa bayad ang loan na kinuha mo gamit ang voucher nito. Puwede mo itong i-off kapag nabayaran na ang loan na iyon, at hanggang doon ay puwede ka pa ring mag-skip.',
      ],
    },
  ];
}

function rights(figures: ScheduledLoanFigures): Clause[] {
  return [
    {
      heading: '5. Mga voucher',
      paragraphs: [
        `Sa unang beses na i-on mo ito, may coupon kang ${figures.activation}. Ang bawat naka-schedule na loan na naipadala ay may voucher na bawas sa fees: ${figures.ladder} kapag sunod-sunod, ang huli para sa lahat ng kasunod, at dagdag na ${figures.extra} sa bawat isa. Hindi hihigit sa fees ang ibabawas ng voucher.`,
        `Kapag nag-skip ka, nahuli sa bayad, hindi naipadala ang pera o ini-off mo ito, magsisimula ulit ang voucher sa ${figures.first}. Ang loan na nahuli sa bayad ay may late charge din ayon sa sarili nitong loan agreement.`,
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
        `Customer service: ${figures.hotLine}, ${figures.serviceEmail}. Grievance officer: ${figures.grievanceOfficer}, ${figures.grievanceEmail}. Puwede kang lumapit sa Securities and Exchange Commission kahit kailan.`,
        'Ang pagtanggap mo sa app ay pirma mo ayon sa Republic Act No. 8792. Batas ng Republika ng Pilipinas ang sinusunod at walang inaalis na karapatan mo rito. Kung magkaiba ang mga wika, ang Ingles ang masusunod, maliban kung mas pinoprotektahan ka ng binasa mo.',
      ],
    },
  ];
}
