import type { messages as source } from '../en-US/privacy.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Abiso sa privacy',
  lead: 'Kung ano ang alam ng {lender} tungkol sa iyo, bakit, at kung ano ang ikaw ang magpapasya. Maikli muna ang nasa itaas.',
  back: 'Bumalik sa pinanggalingan ko',
  held: 'Tingnan at kopyahin ang impormasyon mo na hawak namin',
  asked: {
    title: 'Ang sinasabi namin kapag humihingi kami',
    camera: 'Camera at mga photo',
    identity: 'ID at selfie mo',
    contacts: 'Mga contact',
    notices: 'Mga notice sa phone mo',
    ads: 'Mga ad',
  },
  fullTitle: 'Ang buong teksto',
  /** What each version brought, by the version it came with. */
  news: {
    '2026-11-22': {
      photos:
        'Ginagamit ang mga photo para suriin ang pagkakakilanlan mo at, bago ito, para hanapin ang bayad na pinapatunayan mo.',
      phone:
        'Itinatago ng phone na ito, naka‑lock hanggang mag‑log out ka, ang mga huli mong nakita at isinulat. Hindi kailanman naiiwan dito ang profile mo at ang mga photo ng ID mo.',
      letters:
        'Puwede ka nang sumulat sa amin at magpatunay ng bayad. Naka‑encrypt ang mga ito, ang staff lang na sumasagot ang nagbabasa, at buburahin kasama ng account mo. Mananatili sa talaan namin na may dumating na reklamo hangga’t hinihingi ng batas.',
      notices:
        'Puwede mong i‑on ang mga notice sa phone mo. Itatago namin ang address kung saan tumatanggap nito ang phone mo, hanggang mag‑log out ka.',
      ads: 'Puwede kang pumayag sa Settings na sabihin sa isang advertising service kung aling ad ang nagdala sa iyo rito at na nag‑apply ka. Naka‑off ito hangga’t hindi mo ino‑on.',
    },
    '2026-11-23': {
      android:
        'Ang may Android phone ay puwedeng mag‑iwan ng number para masabihan nang isang beses sa SMS kapag gumagana na roon ang app. Naka‑encrypt ito, 12 buwan ang pinakamatagal, at buburahin pagkatapos masabihan o kapag binawi.',
    },
  },
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
      body: 'Para suriin ang pagkakakilanlan mo, at para hanapin ang bayad na pinapatunayan mo. Tinatanggal agad ang lugar at detalye ng device pagdating sa amin.',
    },
    phone: {
      heading: 'Sa phone na ito',
      body: 'Ang kailangan para manatili kang naka‑log in, at naka‑lock hanggang mag‑log out ka, ang mga huli mong nakita at isinulat. Hindi kailanman naiiwan dito ang profile mo at ang mga photo ng ID mo.',
    },
    letters: {
      heading: 'Ang isinusulat mo sa amin',
      body: 'Naka‑encrypt ang mga sulat at patunay ng bayad, at ang staff lang na sumasagot ang nagbabasa.',
    },
    notices: {
      heading: 'Mga notice sa phone mo',
      body: 'Kapag in‑on mo lang. Itatago namin ang address kung saan tumatanggap ng notice ang phone mo, hanggang mag‑log out ka. Walang pangalan at halaga ang mga notice.',
    },
    ads: {
      heading: 'Mga ad',
      body: 'Kapag in‑on mo lang sa Settings, sasabihin sa isang advertising service kung aling ad ang nagdala sa iyo rito at na nag‑apply ka. Kung hindi, walang sasabihan.',
    },
    android: {
      heading: 'Balita tungkol sa Android',
      body: 'Kapag nag‑iwan ka lang ng number para masabihan kapag gumagana na ang app sa Android. Itatago namin ito nang naka‑encrypt para sa isang SMS na ito, 12 buwan ang pinakamatagal, at mababawi mo ito kung saan mo iniwan.',
    },
    howLong: {
      heading: 'Gaano katagal',
      body: 'Habang may loan ka at hanggang hinihingi ng batas pagkatapos nito; saka ito buburahin.',
    },
    rights: {
      heading: 'Mga karapatan mo',
      body: 'Tingnan, itama, humingi ng kopya, tumutol, o ipabura ito kung walang batas na nag‑uutos na itago.',
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
      body: 'May scorecard na may tiyak na tuntunin na tumitingin sa mga sagot mo. Puwede itong mag‑approve, tumanggi o magpasa sa tao. Sasabihin sa iyo ang dahilan sa simpleng salita, at puwede mong ipaulit ang tingin sa isang tao.',
    },
    sharing: {
      heading: 'Mga kumpanyang katuwang namin',
      body: 'Ang mga kumpanya ng bayad at SMS, ang pagsusuri ng pagkakakilanlan at ang credit bureau ay tumatanggap lang ng kailangan sa gawain nila, may kontrata, at hindi ito puwedeng gamitin sa iba.',
    },
    mail: {
      heading: 'Mga sulat at patunay ng bayad',
      body: 'Ang isinusulat mo at ang mga picture na kasama nito ay para masagot ka at mahanap ang bayad mo. Buburahin ang mga ito kasama ng account mo. Na may dumating na reklamo, kung kailan at kung sino ang sumagot ay mananatili sa talaan namin hangga’t hinihingi ng batas.',
    },
    optional: {
      heading: 'Ang ikaw mismo ang pumipili',
      body: 'Dumadaan ang mga notice, naka‑encrypt para sa phone mo, sa kumpanyang gumawa ng phone o ng browser nito. Kung pumayag ka sa Settings, matatanggap ng Adjust, isang advertising service, ang mga pangalang nasa link ng ad, na dumating ka dahil dito at na nag‑apply ka ng loan, gamit ang random na numero na para lang dito. Wala itong matatanggap na pangalan, phone number, halaga o address ng phone mo. Kapag binawi mo ang pagpayag, titigil ito at buburahin agad ang random na numero at ang ad.',
    },
    security: {
      heading: 'Paano pinoprotektahan',
      body: 'Naka‑encrypt ang mga numero at dokumento. Nakatakip ang mga ito sa staff, may tala ang bawat pagtingin, at dalawang tao ang kailangan sa malalaking pagbabago. Kung may mangyari, sasabihan ka namin at ang Commission sa loob ng 72 oras.',
    },
    retention: {
      heading: 'Kailan binubura',
      body: 'May takdang panahon ang mga tinanggihang application, mga tapos nang loan at mga photo bago burahin. Ang hinihingi ng batas sa money laundering o buwis ay itinatago sa panahong iyon lang.',
    },
    yourRights: {
      heading: 'Paggamit ng mga karapatan mo',
      body: 'Humiling sa app, sa tawag o sa e-mail. Sasagot kami sa loob ng 30 araw at libre ito. Kung hindi ka kuntento, sumulat kay {officer} sa {email} o magreklamo sa National Privacy Commission.',
    },
    news: {
      heading: 'Ano ang bago sa bersyong ito',
      body: 'May isang dagdag na binabanggit ang bersyon 3: ang number na puwede mong iwan para masabihan kapag gumagana na ang app sa Android.',
    },
    changes: {
      heading: 'Mga pagbabago',
      body: 'May numero at petsa ang bawat bersyon. Bago magkabisa sa iyo ang bago, ipapakita namin kung ano ang nagbago.',
    },
  },
};
