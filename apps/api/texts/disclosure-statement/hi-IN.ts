import type { Clause } from '../../ports/paper.ts';
import { type PaperFigures, paragraphs } from '../paper-figures.ts';

export function disclosure(loan: PaperFigures): { title: string; clauses: Clause[] } {
  return { title: 'आपके लोन का डिस्क्लोज़र स्टेटमेंट', clauses: [...price(loan), ...repayment(loan)] };
}

function price(loan: PaperFigures): Clause[] {
  const when = loan.areFeesLater ? 'पहले भुगतान के साथ' : 'पैसे भेजने से पहले की कटौती';
  return [
    {
      heading: 'लोन देने वाला और लोन लेने वाला',
      paragraphs: [
        `लोन देने वाला: ${loan.corporateName} (${loan.productName}), ${loan.address}। SEC पंजीकरण सं. ${loan.secRegistrationNumber}। Certificate of Authority सं. ${loan.certificateOfAuthorityNumber}।`,
        `लोन लेने वाला: ${loan.borrowerName}।`,
        'Republic Act No. 3765 (Truth in Lending Act) के अनुसार यह जानकारी लोन लेने से पहले आपको दी जाती है।',
      ],
    },
    {
      heading: 'लोन की रकम और अवधि',
      paragraphs: [
        `लोन की रकम: ${loan.amount}।`,
        `अवधि: ${loan.termDays} दिन, ${loan.disbursedOn} से ${loan.dueOn} तक।`,
      ],
    },
    {
      heading: 'शुल्क',
      paragraphs: paragraphs(
        `पूरी अवधि का ब्याज: ${loan.interest}, यानी बाकी मूलधन पर ${loan.dailyInterestRate} प्रति दिन। यह मूलधन के साथ चुकाया जाता है।`,
        `सर्विस फ़ीस: ${loan.serviceFee}, ${when}।`,
        `क्रेडिट रिपोर्ट फ़ीस: ${loan.creditReportFee}, ${when}।`,
        `सर्विस फ़ीस पर GST: ${loan.gst}, ${when}।`,
        loan.coupon === null ? null : `इस फ़ीस में कूपन की छूट: ${loan.coupon}।`,
        `${loan.areFeesLater ? 'पहले भुगतान के साथ कुल फ़ीस और GST' : 'पैसे भेजने से पहले कुल कटौती'}: ${loan.feesInAll}।`,
        `${loan.isInInstallments ? 'हर किस्त ड्यू डेट पर' : 'ड्यू डेट पर'} चुकाने पर इस लोन का कुल खर्च: ${loan.totalCost}, यानी मिलने वाली रकम का ${loan.costShare}।`,
      ),
    },
    {
      heading: 'आपको क्या मिलेगा',
      paragraphs: [
        `हाथ में आने वाली रकम: ${loan.netDisbursed}, ${loan.institution} के खाते ${loan.accountMasked} में भेजी जाएगी।`,
      ],
    },
  ];
}

function repayment(loan: PaperFigures): Clause[] {
  return [
    {
      heading: 'आप क्या और कब चुकाएँगे',
      paragraphs: [
        ...loan.schedule.map(
          (line) =>
            `भुगतान ${line.number}, ${line.dueOn} तक: मूलधन ${line.principal} और ब्याज ${line.interest}${line.fee === null ? '' : `, फ़ीस और GST ${line.fee}`}, कुल ${line.total}।`,
        ),
        `सारे भुगतान मिलाकर: ${loan.totalRepayment}।`,
        'तारीखें उस दिन से गिनी जाती हैं जिस दिन पैसे आपको मिलते हैं। पैसे देर से पहुँचें तो ड्यू डेट भी उतने ही दिन आगे बढ़ती है।',
      ],
    },
    {
      heading: 'प्रभावी ब्याज दर',
      paragraphs: [
        `${loan.effectiveMonthlyRate} प्रति माह। इसमें ब्याज और सारी फ़ीस की तुलना उस रकम से होती है जो सच में आपको मिलती है।`,
      ],
    },
    {
      heading: 'शुल्क जो सिर्फ़ इन हालात में लगते हैं',
      paragraphs: paragraphs(
        `देर से चुकाने पर: ${loan.isInInstallments ? `ऊपर लिखे सबसे बड़े भुगतान पर ${loan.lateChargePerDay} प्रति दिन, छोटे भुगतान पर या कुछ चुकाया हो तो उससे कम, आगे के भुगतानों पर कुछ नहीं` : `ऊपर लिखे पूरे भुगतान पर ${loan.lateChargePerDay} प्रति दिन, कुछ चुकाया हो तो उससे कम`}, और ओवरड्यू रकम के ${loan.lateCapPerMonth} प्रति माह से ज़्यादा कभी नहीं।`,
        loan.penaltyFee === null
          ? null
          : `देर के पहले दिन: एक बार की पेनल्टी ${loan.penaltyFee}, इसी लिमिट के भीतर।`,
        loan.canExtend
          ? `ड्यू डेट ${loan.extensionDays} दिन बढ़ाने पर: उन दिनों का ब्याज और बाकी मूलधन का ${loan.extensionFeeRate} एक्सटेंशन फ़ीस, सिर्फ़ आपके माँगने पर।`
          : null,
        `ब्याज, फ़ीस, लेट फ़ीस और एक्सटेंशन, सब मिलाकर आपकी उधार ली गई रकम ${loan.amount} से ज़्यादा कभी नहीं हो सकते।`,
      ),
    },
    {
      heading: 'जल्दी चुकाना या रद्द करना',
      paragraphs: [
        'आप कभी भी थोड़ा या पूरा चुका सकते हैं, इसका कोई शुल्क नहीं। तब ब्याज सिर्फ़ उतने दिनों का लगता है जितने दिन पैसे आपके पास रहे, कम से कम एक दिन का।',
        `पैसे आने के ${loan.cancellationHours} घंटे के भीतर आप लोन रद्द कर सकते हैं: मिले हुए ${loan.netDisbursed} लौटाएँ, और कुछ नहीं देना होगा।`,
      ],
    },
    {
      heading: 'हस्ताक्षर से पहले',
      paragraphs: [
        'इसे आराम से पढ़ें और कॉपी रखें। यह ऐप में आपके लोन के साथ रहता है। कुछ समझ न आए तो पहले हमसे पूछें।',
        `ग्राहक सेवा: ${loan.hotLine}, ${loan.serviceEmail}।`,
      ],
    },
  ];
}
