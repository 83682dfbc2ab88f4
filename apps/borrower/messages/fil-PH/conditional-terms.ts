import type { messages as source } from '../en-US/conditional-terms.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga tuntunin ng serbisyo',
  lead: 'Ang mga tuntunin sa pagitan mo at ng {lender} sa paggamit ng serbisyong ito. May sariling kasunduan pa ang bawat loan.',
  back: 'Bumalik sa pinanggalingan ko',
  fullTitle: 'Ang buong teksto',
  news: {
    '2026-11-26': {
      counts: 'Nakasulat na kung kailan bilang ang bayad at kung ano ang una nitong binabayaran.',
      credit:
        'Ang perang sobra sa utang mo ay ibabayad sa susunod na due ng kahit aling loan mo, maliban kung hingin mo muna.',
      rights:
        'Ano ang masusunod kapag na‑write off ang loan, at na maka-cancel mo rin ang nabayaran mo sa tamang oras.',
      full: 'Buo nang nakasulat ang mga partido, mga salita, mas huling due date, paglipat ng loan, reklamo at mga batas.',
    },
  },
  summary: {
    service: {
      heading: 'Ang serbisyo',
      body: 'Mag‑apply ng loan, tanggapin ito, bayaran ito at humingi ng tulong, lahat dito. Walang bayad ang paggamit.',
    },
    you: {
      heading: 'Ang pangako mo',
      body: 'Na totoo ang sinasabi mo, na sa iyo ang account, at na hindi mo ibibigay ang mga code mo sa iba.',
    },
    price: {
      heading: 'Ang presyo',
      body: 'Kita mo ang bawat singil at ang effective rate bago ka pumayag. Pagkatapos, madaragdagan lang ito kung mahuli ka o kung humiling ka ng mas huling due date.',
    },
    late: {
      heading: 'Kung mahuli ka',
      body: 'May late charge bawat araw, sa loob ng takda ng batas. Ang lahat ng singil ay hindi lalampas sa hiniram mo.',
    },
    early: {
      heading: 'Kung maaga kang magbayad',
      body: 'Puwede anumang oras, bahagi o buo; interes lang ng mga araw na nagamit.',
    },
    cancel: {
      heading: 'Kung magbago ang isip mo',
      body: 'Sa loob ng 24 oras matapos dumating ang pera, sa app o sa customer service: isauli ang natanggap mo at wala ka nang utang.',
    },
    account: {
      heading: 'Pagsara ng account',
      body: 'Sa app, kapag wala ka nang utang.',
    },
    complain: {
      heading: 'Mga reklamo',
      body: 'Sumulat kay {officer} sa {email}, o lumapit sa Securities and Exchange Commission.',
    },
  },
  full: {
    parties: {
      heading: 'Sino ang nagkakasundo',
      body: 'Ang mga tuntuning ito ay sa pagitan mo at ng {lender} (“kami”), isang lending company na nakarehistro sa Securities and Exchange Commission ng Pilipinas sa ilalim ng Republic Act No. 9474. Nasa Profile, sa Sino ang nagpapahiram, ang mga numero, address at oras namin.\nMay sariling kasunduan at disclosure statement ang bawat loan. Kung iba ang sinasabi ng mga iyon, iyon ang masusunod sa loan na iyon.',
    },
    words: {
      heading: 'Mga salita rito',
      body: 'Ang “serbisyo” ay ang app na ito, mga mensahe nito at ang customer service namin. Ang “principal” ay ang halagang ipinahiram. Natatapos ang “due date” sa hatinggabi sa Maynila. Ang “overdue” ay ang due na hindi pa bayad.\nAng “paraan ng pagbayad” ay wallet, bangko, tindahan o ibang partner na dinadaanan ng pera. Ang “credit” ay pera mong hawak namin dahil sobra sa utang mo.',
    },
    eligibility: {
      heading: 'Sino ang puwedeng gumamit',
      body: 'Mga nasa wastong gulang na may valid na ID sa Pilipinas, mobile number at account na nakapangalan sa kanila. Isang tao, isang account.\nDapat totoo at kumpleto ang sinasabi mo. Maitatama mo ang sagot hanggang maipadala ang application; pagkatapos, tatanungin ka namin kung may malabo.',
    },
    account: {
      heading: 'Ang account mo',
      body: 'Nagla-log in ka gamit ang number mo at code sa SMS. Huwag ibigay sa iba ang mga code at phone mo: hindi kami humihingi ng code sa tawag o chat. Sabihan kami agad kapag nawala ang phone o number mo.\nAng phone na bago sa amin ay hindi muna makakakuha ng pera, para hindi ito magawa ng may hawak ng ninakaw na number. Kung hindi ka maka‑log in, ang code at ang order number ng loan ay nagbibigay ng payment reference para sa loan na iyon lang.',
    },
    loans: {
      heading: 'Mga loan',
      body: 'Kahilingan ang application, hindi pangako. Kung hindi namin ito na‑aprubahan, mababasa mo ang dahilan at kung kailan puwedeng mag‑apply ulit. Puwede kang humiram nang mas mababa sa alok, o huwag humiram.\nMay loan lang kapag tinanggap mo na ang disclosure statement at kasunduan nito at pumasok na ang pera sa account mo. Kung pumalya ang padala, walang loan at wala kang utang.',
    },
    charges: {
      heading: 'Mga singil',
      body: 'Ang interes, bayad sa serbisyo, credit report at buwis ay ang nasa disclosure statement na tinanggap mo, na dapat naming ipakita bago ka pumirma ayon sa Republic Act No. 3765 o Truth in Lending Act. Ganoon din ang late charge at extension, at sakop ng mga limit ng Securities and Exchange Commission.\nAng lahat ng singil ng loan, gaano man katagal, ay hindi lalampas sa hiniram mo.',
    },
    payingBack: {
      heading: 'Pagbabayad',
      body: 'Magbayad sa paraang nasa app, gamit ang reference na ibinigay nito at ang eksaktong halaga. Isang beses lang gamitin ang bawat reference. Nasa app ang resibo mo.\nInuuna ng bayad ang late charge at penalty fee, sunod ang overdue, saka ang hindi pa due; sa bawat isa, una ang mga bayad, sunod ang interes, saka ang principal.',
    },
    counting: {
      heading: 'Ang sandaling binibilang',
      body: 'Bilang ang bayad mula sa sandaling sinabi ng paraan ng pagbayad na nagbayad ka, kahit mahuli ang balita sa amin. Kung wala itong sinabing oras, bilang ito mula sa pagtanggap namin, at hindi mula bago mo hiningi ang reference. Doon ibinabatay ang due date, presyo at pagkahuli.\nKung bawiin ang isang bayad, babalik ang loan na parang hindi dumating ang bayad na iyon, at sasabihan ka namin.',
    },
    credit: {
      heading: 'Perang sobra sa utang mo',
      body: 'Sa iyo pa rin ang credit. Hawak namin ito nang walang singil at isasauli kapag hiningi mo sa app.\nKung hindi mo pa ito hiningi, gagamitin namin ito sa due date para bayaran ang due noon, sa kahit aling loan mo sa amin. Kaya walang loan mo ang mahuhuli sa halagang hawak namin para sa iyo.',
    },
    early: {
      heading: 'Maagang pagbayad',
      body: 'Puwede mong bayaran ang bahagi o ang buong loan sa kahit anong araw, nang walang abiso at walang dagdag na singil. Interes lang ng mga araw na nagamit ang babayaran mo, isang araw ang pinakamababa. Hindi nagbabago ang mga bayad na ibinawas nang ipadala ang pera.',
    },
    late: {
      heading: 'Nahuling pagbayad',
      body: 'Mula sa araw pagkatapos ng due date, may late charge bawat araw sa overdue, hindi sa hindi pa due. Nasa kasunduan mo ito sa piso. Hindi na tumatakbo ang interes sa principal na nahuli.\nKung hindi ka makakabayad, sabihan kami bago ang due date kung kaya. Sa app, puwede kang magbayad ng bahagi, tingnan ang mas huling due date, at humiling ng plano o usapan.',
    },
    extension: {
      heading: 'Mas huling due date',
      body: 'Kung pinapayagan ng kasunduan, mae-extend mo ang due date ng loan: sa dami ng araw, sa dalas at sa presyong nasa kasunduan. Hindi nagbabago ang principal, at inaalis ang late charge ng mga araw na sakop ng bagong petsa.\nWalang ine-extend kung hindi mo hiningi, nakita ang presyo at binayaran sa oras. Ang huling dumating ay ibabawas na lang sa loan, at sasabihan ka namin.',
    },
    cancel: {
      heading: 'Kung magbago ang isip mo',
      body: 'Sa loob ng 24 oras matapos dumating ang pera, o mas matagal kung iyon ang nasa kasunduan o batas, puwede mong i‑cancel ang loan nang walang dahilan, sa app o sa customer service. Isauli ang natanggap mo at wala kang utang. Sapat na ang humiling sa tamang oras.\nNasa iyo ang karapatang ito kahit nabayaran mo na ang loan sa loob ng panahong iyon: isasauli namin ang siningil sa iyo.',
    },
    writtenOff: {
      heading: 'Kung ma‑write off ang loan',
      body: 'Kapag matagal nang overdue ang loan, puwede namin itong i‑write off sa aming libro. Mula sa araw na iyon, wala nang idadagdag. Utang pa rin ang natira, at puwede mo itong bayaran nang buo o paunti-unti.\nKapag nabayaran na ang lahat, tapos na ang loan gaya ng iba: may certificate ka, hindi ito hadlang sa bagong loan, at puwedeng burahin ang account mo.',
    },
    rewards: {
      heading: 'Mga kupon at Easy Re‑loan',
      body: 'Nakasulat sa bawat kupon ang halaga, mga araw at kung saan ito gagamitin. Binabawasan nito ang singil at hindi ito binabayaran nang cash.\nNaka‑off ang Easy Re‑loan hangga’t hindi mo ito in-on at tinanggap ang kasunduan nito. Bago ipadala ang naka‑iskedyul na loan, sasabihin sa iyo ang buong gastos, at puwede mo itong laktawan.',
    },
    conduct: {
      heading: 'Paano kami naniningil',
      body: 'Ikaw lang ang kinokontak namin, mula 6:00 am hanggang 10:00 pm, nagpapakilala kami at may paggalang, ayon sa Circular 18 ng 2019 ng Securities and Exchange Commission. Hindi kami nananakot o nanghihiya, hindi inilalathala ang pangalan mo, at hindi kinakausap ang mga contact mo tungkol sa utang mo. Ganoon din ang sinumang maniningil para sa amin.',
    },
    transfer: {
      heading: 'Paglipat ng loan sa iba',
      body: 'Hindi namin ipapasa ang loan sa sinumang hindi saklaw ng kasunduan nito at ng hinihingi sa amin ng batas, at sasabihin muna namin kung kanino, mula kailan at saan magbabayad. Bilang ang ibinayad mo sa amin bago ka nasabihan, at nasa iyo pa rin ang bawat karapatan mo laban sa amin.',
    },
    signing: {
      heading: 'Electronic na pagpirma',
      body: 'Ang iginuhit o tinype mong pirma kasama ng pagsang-ayon mo sa loan, kung saan nakasulat ang halaga at due date, ang pirma mo ayon sa Republic Act No. 8792 o Electronic Commerce Act. Itinatago namin ang eksaktong tekstong tinanggap mo, ang fingerprint nito at kung kailan mo tinanggap. May kopya ka sa app.',
    },
    data: {
      heading: 'Ang impormasyon mo',
      body: 'Ginagamit namin ang personal na impormasyon mo para magpasya tungkol sa loan, gawin at tuparin ito, at kung hinihingi ng batas, ayon sa paunawa sa privacy at sa Republic Act No. 10173 o Data Privacy Act. Kasama rito ang pag‑uulat ng loan sa Credit Information Corporation kung hinihingi ng Republic Act No. 9510. Puwede mong tingnan, itama at tutulan ang paggamit nito.',
    },
    complaints: {
      heading: 'Mga reklamo',
      body: 'Sumulat sa amin sa app o kay {officer} sa {email}. May kumpirmasyon ka sa loob ng 2 araw na may pasok at sagot sa loob ng 30 araw. Hindi sinisingil ang halagang tinututulan mo sa tamang panahon habang sinusuri namin ito.\nPuwede kang lumapit sa Securities and Exchange Commission anumang oras. Pinoprotektahan ka ng Republic Act No. 11765 o Financial Products and Services Consumer Protection Act.',
    },
    liability: {
      heading: 'Kapag may pumalya',
      body: 'Kung pumalya ang serbisyo namin o ang paraan namin ng pagbabayad sa due date, walang late charge sa panahong iyon. Pananagutan namin ang sarili naming pagkakamali at itatama ito nang libre.',
    },
    ending: {
      heading: 'Pagsara ng account',
      body: 'Mahihiling mo ito sa app kapag wala nang utang at walang perang parating. Buburahin namin ang hindi kailangang itago ayon sa batas.',
    },
    law: {
      heading: 'Batas at wika',
      body: 'Batas ng Pilipinas ang sinusunod. Walang inaalis dito sa mga karapatang bigay ng batas, pati ang pagdulog sa hukuman kung saan ka nakatira. Kung magkaiba ang mga wika, ang Ingles ang masusunod, maliban kung mas pinoprotektahan ka ng tekstong binasa mo.',
    },
    changes: {
      heading: 'Mga pagbabago',
      body: 'Ipinapaalam ang bagong bersyon kasama ang mga nagbago, at tatanungin ka tungkol dito sa susunod mong application. Ang umiiral na loan ay mananatili sa mga tuntunin nito. Magtanong kay {officer} sa {email}.',
    },
  },
};
