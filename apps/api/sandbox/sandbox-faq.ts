import type { FaqEdition, FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';

type Questions = FaqEdition['questions'];

/** What an invented lender tells its borrowers in its own words; every other topic keeps the app's. */
export const sandboxFaq: readonly { topic: FaqTopic; questions: Questions }[] = [
  {
    topic: 'general',
    questions: [
      {
        'en-US': {
          question: 'Someone asks me for my code',
          answer:
            'Never share it. We ask for it only on our log-in page and in this app, never by phone or chat.',
        },
        'fil-PH': {
          question: 'May humihingi ng code ko',
          answer:
            'Huwag ibigay. Sa log-in page at sa app na ito lang namin ito hinihingi, hindi sa tawag o chat.',
        },
        'hi-IN': {
          question: 'कोई मुझसे कोड माँग रहा है',
          answer: 'कभी न दें। हम उसे सिर्फ़ लॉग इन पेज और इसी ऐप में माँगते हैं, फ़ोन या चैट पर कभी नहीं।',
        },
      },
      {
        'en-US': {
          question: 'When can I call you?',
          answer:
            'Every day from 9:00 am to 6:00 pm. You can also write to us here. Our team replies within 2 days.',
        },
        'fil-PH': {
          question: 'Kailan ako puwedeng tumawag?',
          answer:
            'Araw-araw, 9:00 am hanggang 6:00 pm. Puwede ka ring sumulat dito. Sasagot ang team namin sa loob ng 2 araw.',
        },
        'hi-IN': {
          question: 'मैं कब कॉल कर सकता हूँ?',
          answer: 'हर दिन सुबह 9:00 से शाम 6:00 बजे तक। आप यहाँ लिख भी सकते हैं। हमारी टीम 2 दिन के अंदर जवाब देती है।',
        },
      },
      {
        'en-US': {
          question: 'Do you call my family or employer?',
          answer: 'Never about your loan. We ask only you to pay, between 6:00 am and 10:00 pm.',
        },
        'fil-PH': {
          question: 'Tinatawagan n’yo ba ang pamilya o amo ko?',
          answer:
            'Hindi tungkol sa loan mo. Ikaw lang ang kokontakin namin para magbayad, mula 6:00 am hanggang 10:00 pm.',
        },
        'hi-IN': {
          question: 'क्या आप मेरे परिवार या मालिक को फ़ोन करते हैं?',
          answer: 'आपके लोन के बारे में कभी नहीं। भुगतान हम सिर्फ़ आपसे माँगते हैं, सुबह 6:00 से रात 10:00 बजे के बीच।',
        },
      },
      {
        'en-US': {
          question: 'Do I pay before I get my loan?',
          answer:
            'No. You see all fees before you sign. We never ask for money in advance. If someone does, call us.',
        },
        'fil-PH': {
          question: 'May babayaran ba bago makuha ang loan?',
          answer:
            'Wala. Makikita mo ang lahat ng fees bago pumirma. Hindi kami humihingi ng paunang bayad. Kung may humingi, tawagan kami.',
        },
        'hi-IN': {
          question: 'क्या लोन मिलने से पहले कुछ देना होता है?',
          answer: 'नहीं। सारी फ़ीस हस्ताक्षर से पहले दिखती है। हम पहले पैसे कभी नहीं माँगते। कोई माँगे तो हमें कॉल करें।',
        },
      },
    ],
  },
  {
    topic: 'billIndex',
    questions: [
      {
        'en-US': {
          question: 'Where can I pay?',
          answer:
            'With GCash, Maya, QR Ph or online banking, or in cash at 7-Eleven. Tap “Pay …” to get the amount and reference number.',
        },
        'fil-PH': {
          question: 'Saan ako puwedeng magbayad?',
          answer:
            'Sa GCash, Maya, QR Ph o online banking, o cash sa 7-Eleven. I‑tap ang “Bayaran ang …” para makuha ang halaga at reference number.',
        },
        'hi-IN': {
          question: 'भुगतान कहाँ कर सकते हैं?',
          answer:
            'GCash, Maya, QR Ph या ऑनलाइन बैंकिंग से, या 7-Eleven पर नकद। रकम और रेफ़रेंस नंबर के लिए “… चुकाएँ” दबाएँ।',
        },
      },
      {
        'en-US': {
          question: 'I paid, but it’s not shown',
          answer:
            'E-wallets post in minutes, counters in hours, banks within a day. Still not there? Send your receipt under “Other options”. We credit it from the day you paid.',
        },
        'fil-PH': {
          question: 'Nagbayad ako pero hindi lumalabas',
          answer:
            'Pumapasok ang bayad sa ilang minuto sa e‑wallet, ilang oras sa counter, isang araw sa bangko. Wala pa rin? Ipadala ang resibo sa “Iba pang option”. Petsa ng bayad mo ang susundin.',
        },
        'hi-IN': {
          question: 'पैसे चुका दिए, पर दिख नहीं रहा',
          answer:
            'ई-वॉलेट से कुछ मिनटों में, काउंटर से कुछ घंटों में और बैंक से एक दिन में जुड़ता है। फिर भी न दिखे तो “दूसरे विकल्प” में रसीद भेजें। भुगतान चुकाने के दिन से जुड़ेगा।',
        },
      },
      {
        'en-US': {
          question: 'I can’t pay on time',
          answer:
            'Open the loan and tap “I can’t pay”. Compare a partial payment, a later due date and a plan. Tell us early, and we’ll find a way together.',
        },
        'fil-PH': {
          question: 'Hindi ako makakabayad sa oras',
          answer:
            'Buksan ang loan at i‑tap ang “Hindi ako makakabayad”. Ihambing ang partial na bayad, mas huling due date at plan. Magsabi nang maaga para makahanap tayo ng paraan.',
        },
        'hi-IN': {
          question: 'अगर समय पर न चुका पाऊँ?',
          answer:
            'लोन खोलें और “अभी चुकाना मुश्किल है” दबाएँ। कुछ रकम चुकाने, ड्यू डेट बढ़ाने और किस्तों का खर्च देखें। जल्दी बताएँ, हम मिलकर रास्ता निकालेंगे।',
        },
      },
    ],
  },
];
