import type { Clause } from '../../ports/paper.ts';
import { type PaperFigures, paragraphs } from '../paper-figures.ts';

export function disclosure(loan: PaperFigures): { title: string; clauses: Clause[] } {
  return { title: 'Disclosure statement ng loan mo', clauses: [...price(loan), ...repayment(loan)] };
}

function price(loan: PaperFigures): Clause[] {
  const when = loan.areFeesLater ? 'kasama sa unang bayad' : 'ibinabawas bago ipadala ang pera';
  return [
    {
      heading: 'Nagpapautang at humihiram',
      paragraphs: [
        `Nagpapautang: ${loan.corporateName} (${loan.productName}), ${loan.address}. SEC Registration No. ${loan.secRegistrationNumber}. Certificate of Authority No. ${loan.certificateOfAuthorityNumber}.`,
        `Humihiram: ${loan.borrowerName}.`,
        'Ibinibigay ito sa iyo bago mo kunin ang loan, ayon sa Republic Act No. 3765 o Truth in Lending Act.',
      ],
    },
    {
      heading: 'Halagang hinihiram',
      paragraphs: [
        `Halaga ng loan: ${loan.amount}.`,
        `Tagal: ${loan.termDays} araw, mula ${loan.disbursedOn} hanggang ${loan.dueOn}.`,
      ],
    },
    {
      heading: 'Mga singil',
      paragraphs: paragraphs(
        `Interest sa buong panahon: ${loan.interest}, o ${loan.dailyInterestRate} bawat araw ng principal na hindi pa bayad. Kasabay ito ng principal sa pagbabayad.`,
        `Service fee: ${loan.serviceFee}, ${when}.`,
        `Credit report fee: ${loan.creditReportFee}, ${when}.`,
        `GST sa service fee: ${loan.gst}, ${when}.`,
        loan.coupon === null ? null : `Coupon na bawas sa fees na ito: ${loan.coupon}.`,
        `${loan.areFeesLater ? 'Kabuuang fees at GST na kasama sa unang bayad' : 'Kabuuang ibinabawas bago ipadala ang pera'}: ${loan.feesInAll}.`,
        `Kabuuang gastos sa loan kung mababayaran sa ${loan.isInInstallments ? 'bawat due date' : 'due date'}: ${loan.totalCost}, o ${loan.costShare} ng matatanggap mo.`,
      ),
    },
    {
      heading: 'Ang matatanggap mo',
      paragraphs: [
        `Net proceeds: ${loan.netDisbursed}, ipapadala sa ${loan.institution}, account ${loan.accountMasked}.`,
      ],
    },
  ];
}

function repayment(loan: PaperFigures): Clause[] {
  return [
    {
      heading: 'Ang babayaran mo at kung kailan',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `Bayad ${line.number}, hanggang ${line.dueOn}: principal na ${line.principal} at interest na ${line.interest}${line.fee === null ? '' : `, fees at GST na ${line.fee}`}, kabuuang ${line.total}.`,
        ),
        `Kabuuan ng lahat ng babayaran: ${loan.totalRepayment}.`,
        'Binibilang ang mga petsa mula sa araw na dumating sa iyo ang pera. Kung mahuli ang dating, uusad din ang due date nang ganoon karaming araw.',
      ],
    },
    {
      heading: 'Effective interest rate',
      paragraphs: [
        `${loan.effectiveMonthlyRate} bawat buwan. Kasama rito ang interest at lahat ng fees, kumpara sa perang talagang matatanggap mo.`,
      ],
    },
    {
      heading: 'Mga singil na para lang sa mga pagkakataong ito',
      paragraphs: paragraphs(
        `Kapag nahuli ang bayad: ${loan.lateChargePerDay} bawat araw sa ${loan.isInInstallments ? 'pinakamalaking bayad na nasa itaas, mas mababa sa mas maliit na bayad o kung may nabayaran na, walang singil sa mga bayad na hindi pa due' : 'buong bayad na nasa itaas, mas mababa kung may nabayaran na'}, at hindi lalampas sa ${loan.lateCapPerMonth} ng overdue na halaga bawat buwan.`,
        loan.penaltyFee === null
          ? null
          : `Sa unang araw na mahuli: isang beses na penalty fee na ${loan.penaltyFee}, sakop ng limit na iyon.`,
        loan.canExtend
          ? `Kapag na-extend ang due date nang ${loan.extensionDays} araw: interest ng mga araw na iyon at extension fee na ${loan.extensionFeeRate} ng principal na hindi pa bayad, kung hihilingin mo lang.`
          : null,
        `Ang interest, fees, late charge at extension kapag pinagsama ay hinding-hindi lalampas sa ${loan.amount} na hiniram mo.`,
      ),
    },
    {
      heading: 'Maagang pagbayad o pag-cancel',
      paragraphs: [
        'Puwede kang magbayad ng bahagi o ng buo anumang oras, nang walang dagdag na singil. Interest lang ng mga araw na nagamit ang babayaran, isang araw ang pinakamababa.',
        `Sa loob ng ${loan.cancellationHours} oras matapos dumating ang pera, puwede kang mag-cancel: isasauli mo ang ${loan.netDisbursed} na natanggap mo at wala nang iba pang babayaran.`,
      ],
    },
    {
      heading: 'Bago ka pumirma',
      paragraphs: [
        'Basahin ito nang hindi nagmamadali at magtabi ng kopya. Nasa app ito kasama ng loan mo. Kung may hindi malinaw, magtanong muna sa amin.',
        `Customer service: ${loan.hotLine}, ${loan.serviceEmail}.`,
      ],
    },
  ];
}
