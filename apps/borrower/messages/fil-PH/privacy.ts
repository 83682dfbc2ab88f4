import type { messages as source } from '../en-US/privacy.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Abiso sa privacy',
  lead: 'Kung ano ang alam ng {lender} tungkol sa iyo, bakit, at kung ano ang ikaw ang magpapasya. Maikli muna ang nasa itaas.',
  version: 'Bersyon 1, may bisa mula Nobyembre 1, 2026',
  back: 'Bumalik sa pinanggalingan ko',
  fullTitle: 'Ang buong teksto',
  summary: {
    what: {
      heading: 'Ang hinihingi namin',
      body: 'Kung sino ka, paano ka makokontak, ang trabaho at kita mo, at kung saan ipapadala ang pera mo.',
    },
    why: {
      heading: 'Bakit',
      body: 'Para matiyak na ikaw ito, mapagpasyahan ang loan mo, makapagpadala at makatanggap ng pera, at dahil hinihingi ng batas.',
    },
    who: {
      heading: 'Sino ang nakakakita',
      body: 'Ang aming sinanay na staff, ang mga kumpanyang nagpapadala ng pera at sumusuri ng pagkakakilanlan para sa amin, at ang mga awtoridad kapag sinasabi ng batas.',
    },
    never: {
      heading: 'Ang hindi namin gagawin',
      body: 'Hindi namin ibebenta ang impormasyon mo, at hindi namin sasabihin kahit kanino ang utang mo.',
    },
    contacts: {
      heading: 'Ang contacts mo',
      body: 'Ikaw ang pipili at magta-type ng mga taong puwede naming kontakin. Hindi namin binabasa ang phonebook mo.',
    },
    photos: {
      heading: 'Ang mga photo mo',
      body: 'Para lang sa pagsuri ng pagkakakilanlan mo. Tinatanggal agad ang lugar at detalye ng device pagdating sa amin.',
    },
    phone: {
      heading: 'Sa phone na ito',
      body: 'Ang kailangan lang para manatiling naka-log in ang itinatago. Walang pangalan, ID number o photo na maiiwan dito.',
    },
    howLong: {
      heading: 'Gaano katagal',
      body: 'Habang may loan ka at hanggang hinihingi ng batas pagkatapos nito; saka ito buburahin.',
    },
    rights: {
      heading: 'Mga karapatan mo',
      body: 'Tingnan, itama, humingi ng kopya, tumutol, o ipabura ito kung walang batas na nag-uutos na itago.',
    },
    ask: {
      heading: 'Kanino magtatanong',
      body: 'Sumulat kay {officer} sa {email}. Puwede ka ring lumapit sa National Privacy Commission.',
    },
  },
  full: {
    basis: {
      heading: 'Batayan sa batas',
      body: 'Ginagamit ng {lender} ang personal na impormasyon ayon sa Republic Act 10173 at sa mga circular ng National Privacy Commission: para gawin at tuparin ang kontrata ng loan, para sundin ang mga tungkulin sa batas gaya ng pagkilala sa customer, at sa pahintulot mo para sa lahat ng hindi kailangan. Mababawi mo ang pahintulot anumang oras; mananatiling legal ang nagawa na bago iyon.',
    },
    decisions: {
      heading: 'Mga awtomatikong pasya',
      body: 'May scorecard na may tiyak na tuntunin na tumitingin sa mga sagot mo. Puwede itong mag-approve, tumanggi o magpasa sa tao. Sasabihin sa iyo ang dahilan sa simpleng salita, at puwede mong ipaulit ang tingin sa isang tao.',
    },
    sharing: {
      heading: 'Mga kumpanyang katuwang namin',
      body: 'Ang mga kumpanya ng bayad at SMS, ang pagsusuri ng pagkakakilanlan at ang credit bureau ay tumatanggap lang ng kailangan sa gawain nila, may kontrata, at hindi ito puwedeng gamitin sa iba.',
    },
    security: {
      heading: 'Paano pinoprotektahan',
      body: 'Naka-encrypt ang mga numero at dokumento. Nakatakip ang mga ito sa staff, may tala ang bawat pagtingin, at dalawang tao ang kailangan sa malalaking pagbabago. Kung may mangyari, sasabihan ka namin at ang Commission sa loob ng 72 oras.',
    },
    retention: {
      heading: 'Kailan binubura',
      body: 'May takdang panahon ang mga tinanggihang application, mga tapos nang loan at mga photo bago burahin. Ang hinihingi ng batas sa money laundering o buwis ay itinatago sa panahong iyon lang.',
    },
    yourRights: {
      heading: 'Paggamit ng mga karapatan mo',
      body: 'Humiling sa app, sa tawag o sa e-mail. Sasagot kami sa loob ng 30 araw at libre ito. Kung hindi ka kuntento, sumulat kay {officer} sa {email} o magreklamo sa National Privacy Commission.',
    },
    changes: {
      heading: 'Mga pagbabago',
      body: 'May numero at petsa ang bawat bersyon. Bago magkabisa sa iyo ang bago, ipapakita namin kung ano ang nagbago.',
    },
  },
};
