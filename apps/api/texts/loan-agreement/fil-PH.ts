import type { Clause } from '../../ports/paper.ts';
import { type PaperFigures, paragraphs } from '../paper-figures.ts';

export function agreement(loan: PaperFigures): { title: string; clauses: Clause[] } {
  return {
    title: 'Loan agreement',
    clauses: [...bargain(loan), ...paying(loan), ...changes(loan), ...protection(loan), ...closing(loan)],
  };
}

function bargain(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '1. Sino ang nagkakasundo',
      paragraphs: [
        `Ang kasunduang ito ay sa pagitan ng ${loan.corporateName} (“kami”), ${loan.address}, SEC Registration No. ${loan.secRegistrationNumber}, Certificate of Authority No. ${loan.certificateOfAuthorityNumber}, at ni ${loan.borrowerName} (“ikaw”).`,
        'Bahagi ng kasunduang ito ang disclosure statement na ipinakita sa iyo, ayon sa Republic Act No. 3765 o Truth in Lending Act. Nagpapahiram kami bilang lending company sa ilalim ng Republic Act No. 9474.',
      ],
    },
    {
      heading: '2. Mga salita sa kasunduang ito',
      paragraphs: [
        'Ang “principal” ay ang halagang ipinahihiram namin. Ang “panahon” ay ang bilang ng araw mula sa pagdating ng pera hanggang sa huling due date. Natatapos ang “due date” sa hatinggabi sa Maynila.',
        'Ang “overdue” ay ang due na hindi pa bayad. Ang “mga singil” ay interest, fees, buwis, late charge, penalty fee at presyo ng extension. Ang “paraan ng pagbayad” ay wallet, bangko, tindahan o ibang partner kung saan ka nagbabayad.',
      ],
    },
    {
      heading: '3. Ang loan',
      paragraphs: [
        `Pinapahiram ka namin ng ${loan.amount} sa loob ng ${loan.termDays} araw. ${loan.areFeesLater ? 'Matatanggap' : 'Matapos ibawas ang fees sa bilang 4, matatanggap'} mo ang ${loan.netDisbursed} sa ${loan.institution}, account ${loan.accountMasked}, na kinukumpirma mong sa iyo.`,
        `Kung darating ang pera sa ${loan.disbursedOn}, ang ${loan.isInInstallments ? 'due date ng huling bayad' : 'due date'} ay ${loan.dueOn}. Nagsisimula ang panahon ng loan sa araw na dumating ang pera, at doon ibinabatay ang ${loan.isInInstallments ? 'mga due date' : 'due date'}.`,
        'Kung hindi natuloy ang padala, hindi nagsimula ang loan at wala kang utang. Puwede mong itama ang account sa app at ipapadala namin ulit ang pera.',
      ],
    },
    {
      heading: '4. Magkano ang gastos',
      paragraphs: paragraphs(
        `Ang interest ay ${loan.dailyInterestRate} bawat araw ng principal na hindi pa bayad, ${loan.interest} sa buong panahon. ${loan.areFeesLater ? 'Kasama sa unang bayad mo' : 'Bago ipadala ang pera, ibinabawas namin'} ang service fee na ${loan.serviceFee}, credit report fee na ${loan.creditReportFee} at GST na ${loan.gst}.`,
        loan.coupon === null
          ? null
          : `Binabawasan ng coupon mo ang fees na ito nang ${loan.coupon}, kaya ${loan.feesInAll} na lang ang kabuuan.`,
        `Kung mababayaran sa ${loan.isInInstallments ? 'bawat due date' : 'due date'}, ${loan.totalCost} ang kabuuang gastos. Ito ay effective rate na ${loan.effectiveMonthlyRate} bawat buwan sa perang matatanggap mo.`,
      ),
    },
  ];
}

function paying(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '5. Pagbabayad',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `Babayaran mo ang ${line.total} hanggang ${line.dueOn}: principal na ${line.principal} at interest na ${line.interest}${line.fee === null ? '' : `, fees at GST na ${line.fee}`}.`,
        ),
        `Sa kabuuan, babayaran mo ang ${loan.totalRepayment}: principal na ${loan.amount} at interest na ${loan.interest}${loan.areFeesLater ? `, kasama ang fees at GST na ${loan.feesInAll}` : ''}. Magbayad sa mga paraang nasa app, gamit ang reference na ibibigay nito.`,
        'Napupunta muna ang bawat bayad mo sa late charge at penalty fee, sunod sa overdue, saka sa hindi pa due. Sa bawat isa, una ang fees, sunod ang interest, saka ang principal.',
        'Ang oras ng bayad mo ay ang oras na sinabi ng paraan ng pagbayad, kahit huli na naming malaman. Kung wala itong sinabing oras, ang oras na natanggap namin ang susundin. Hindi namin susundin ang oras na bago mo hiningi ang reference nito.',
        'Sa oras na iyon ibinabatay ang due date, presyo at mga singil sa huling bayad. Kung bawiin ng paraan ng pagbayad ang isang bayad, babalik ang loan na parang hindi mo iyon binayaran, at sasabihan ka namin.',
      ],
    },
    {
      heading: '6. Sobrang bayad',
      paragraphs: [
        'Sa iyo pa rin ang sobrang bayad mo. Hawak namin ito nang walang singil at isasauli kapag hiningi mo sa app.',
        'Kung hindi mo pa ito hiningi, gagamitin namin ito sa due date para bayaran ang due noon, sa loan na ito o sa iba mo pang loan sa amin. Kaya walang loan mo ang mahuhuli sa halagang hawak namin para sa iyo. Makikita sa loan ang bawat ganitong paggamit.',
      ],
    },
  ];
}

function changes(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '7. Maagang pagbayad',
      paragraphs: [
        'Puwede mong bayaran ang bahagi o ang buong loan sa kahit anong araw, nang hindi kailangang magsabi at walang dagdag na singil. Interest lang ng mga araw na nagamit ang babayaran mo, isang araw ang pinakamababa.',
      ],
    },
    {
      heading: '8. Nahuling pagbayad',
      paragraphs: paragraphs(
        loan.isInInstallments
          ? `Mula sa araw pagkatapos ng due date ng isang bayad, may late charge sa bahaging nahuli, hindi sa mga bayad na darating pa: ${loan.lateChargePerDay} bawat araw sa pinakamalaking bayad, at mas mababa ayon sa natitira sa mas maliit na bayad o kapag may nabayaran na. Wala nang interest ang principal na overdue.`
          : `Mula sa araw pagkatapos ng due date, may late charge na ${loan.lateChargePerDay} bawat araw habang wala pang nababayaran, at mas mababa ayon sa natitira kapag may nabayaran na. Wala nang interest sa mga araw na iyon.`,
        loan.penaltyFee === null
          ? null
          : `Sa unang araw na mahuli, isang beses na idinadagdag ang penalty fee na ${loan.penaltyFee}.`,
        `Ang mga singil dahil sa pagkahuli ay hindi lalampas sa ${loan.lateCapPerMonth} ng overdue na halaga bawat buwan, binibilang kada araw. Kung hindi gumana ang serbisyo namin o ang isang paraan namin ng pagbayad sa due date, walang late charge sa panahong iyon.`,
      ),
    },
    {
      heading: '9. Ang limit ng lahat ng singil',
      paragraphs: [
        `Ang interest, fees, late charge at extension ng loan na ito, pinagsama at gaano man katagal, ay hindi lalampas sa ${loan.amount}, o 100% ng hiniram mo. Sumusunod ang mga presyo namin sa limit ng ${loan.circular} ng Securities and Exchange Commission.`,
      ],
    },
    {
      heading: '10. Pag-extend ng due date',
      paragraphs: loan.canExtend
        ? [
            `Hanggang ${loan.maxOverdueDaysToExtend} araw pagkatapos ng due date, puwede mong hilinging i-extend ito nang eksaktong ${loan.extensionDays} araw, hanggang ${loan.maxExtensions} beses. Ang bayad ay interest ng ${loan.extensionDays} araw at extension fee na ${loan.extensionFeeRate} ng principal na hindi pa bayad, sakop ng mga limit sa bilang 8 at 9. Hindi nagbabago ang principal, at inaalis ang late charge ng mga araw na sakop ng bagong petsa.`,
            'Walang ie-extend kung hindi mo ito hiningi, nakita ang presyo at tinanggap.',
          ]
        : [
            'Hindi ine-extend nang may bayad ang mga due date ng loan na ito. Kung hindi ka makabayad, sabihan mo kami. Puwede tayong magkasundo sa mga bagong petsa, nang walang dagdag na singil.',
          ],
    },
    {
      heading: '11. Pag-cancel ng loan',
      paragraphs: [
        `Sa loob ng ${loan.cancellationHours} oras matapos dumating ang pera, puwede mong i-cancel ang loan nang walang dahilan. Sabihan ang customer service sa app, sa ${loan.hotLine} o sa ${loan.serviceEmail}, at isauli ang ${loan.netDisbursed} na natanggap mo sa paraang ipapaliwanag nila.`,
        'Nasa iyo ang karapatang ito kahit nabayaran mo na ang loan sa loob ng panahong iyon. Isasauli namin ang siningil sa iyo.',
        'Sarado na ang loan pagkatapos, at walang interest, fee o singil. Kung mas mahabang panahon ang ibinibigay ng batas, iyon ang masusunod.',
      ],
    },
    {
      heading: '12. Kung ma-write off ang loan',
      paragraphs: [
        'Kapag matagal nang overdue ang loan, puwede namin itong i-write off. Mula sa araw na iyon, wala na kaming idadagdag dito. Utang pa rin ang halagang utang noong araw na iyon, at puwede mo itong bayaran nang buo o paunti-unti.',
        'Kapag nabayaran na ang lahat, tapos na ang loan gaya ng ibang nabayarang loan. May certificate ka, hindi ito hadlang sa bagong loan, at puwedeng burahin ang account mo.',
      ],
    },
  ];
}

function protection(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '13. Ang tungkulin mo at namin',
      paragraphs: [
        'Totoo ang sinabi mo tungkol sa sarili mo, nakapangalan sa iyo ang account, at hindi mo ibinibigay sa iba ang mga code at phone mo. Sabihan kami agad kapag may nawala sa mga ito.',
        'Hindi namin babaguhin ang kasunduang ito nang kami lang ang nagpasya.',
      ],
    },
    {
      heading: '14. Paglipat ng loan sa iba',
      paragraphs: [
        'Hindi namin ipapasa ang loan na ito sa sinumang hindi saklaw ng kasunduang ito at ng hinihingi sa amin ng batas. Nasa iyo pa rin ang bawat karapatan at depensa mo laban sa amin.',
        'Kung ipapasa namin ito, sasabihin muna namin sa iyo kung kanino, mula kailan at saan magbabayad. Ibabawas sa utang mo ang ibinayad mo sa amin bago ka nasabihan. Hindi mo puwedeng ipasa ang utang mo kung wala kaming nakasulat na pahintulot.',
      ],
    },
    {
      heading: '15. Paano ka namin kokontakin',
      paragraphs: [
        'Tungkol sa loan na ito, ikaw lang ang sinusulatan at tinatawagan namin, mula 6:00 am hanggang 10:00 pm, at nagpapakilala kami. Hindi kami nananakot, nang-iinsulto o nanghihiya, hindi namin inilalathala ang pangalan mo, at hindi namin kinakausap ang mga contact mo tungkol sa utang mo. Ganoon din dapat ang sinumang maniningil para sa amin. Iyon din ang hinihingi ng Circular 18 ng 2019 ng Securities and Exchange Commission.',
        'Kung hindi mo kayang magbayad, sabihan kami bago ang due date. Hahanap tayo ng solusyon.',
      ],
    },
    {
      heading: '16. Ang impormasyon mo',
      paragraphs: [
        'Ginagamit namin ang personal na impormasyon mo para gawin at tuparin ang kasunduang ito at kung hinihingi ng batas, ayon sa privacy notice namin at sa Republic Act No. 10173 o Data Privacy Act. Kasama rito ang pag-uulat ng loan sa Credit Information Corporation kung hinihingi ng Republic Act No. 9510.',
        'Puwede mong tingnan, itama at tutulan ang paggamit ng impormasyon mo, at ipabura ito kapag wala nang batas na nag-uutos na itago.',
      ],
    },
    {
      heading: '17. Mga reklamo',
      paragraphs: [
        `Sumulat sa aming grievance officer, ${loan.grievanceOfficer}, sa ${loan.grievanceEmail}, o tumawag sa ${loan.hotLine}. May kumpirmasyon ka sa loob ng 2 araw na may pasok at sagot sa loob ng 30 araw. Hindi namin sisingilin ang halagang tinutulan mo sa tamang panahon habang sinusuri namin ito.`,
        'Puwede kang lumapit sa Securities and Exchange Commission anumang oras. Pinoprotektahan ka ng Republic Act No. 11765 o Financial Products and Services Consumer Protection Act.',
      ],
    },
  ];
}

function closing(loan: PaperFigures): Clause[] {
  return [
    {
      heading: '18. Electronic na pagpirma',
      paragraphs: [
        `Ang pirma mong iginuhit o itinayp, kasama ng pagtanggap mo sa app, kung saan nakasulat ang halagang ${loan.amount} at ang due date, ang pirma mo ayon sa Republic Act No. 8792 o Electronic Commerce Act. Itinatago namin ang eksaktong tekstong tinanggap mo, ang fingerprint nito, at kung kailan mo tinanggap.`,
        'May kopya ka sa app. Puwedeng gamitin ulit ang iginuhit mong pirma sa susunod na loan, pero kailangan ng bawat loan ang sarili nitong pagtanggap.',
      ],
    },
    {
      heading: '19. Batas at wika',
      paragraphs: [
        'Batas ng Republika ng Pilipinas ang sinusunod. Walang inaalis dito sa mga karapatang bigay sa iyo ng batas, pati ang pagdulog sa hukuman kung saan ka nakatira.',
        'Binabasa mo ang kasunduang ito sa wikang pinili mo. Kung magkaiba ang mga wika, ang Ingles ang masusunod, maliban kung mas pinoprotektahan ka ng tekstong binasa mo.',
      ],
    },
  ];
}
