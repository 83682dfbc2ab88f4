import type { FaqEdition, FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';

type Questions = FaqEdition['questions'];

/** What an invented lender tells its borrowers in its own words; every other topic keeps the app's. */
export const sandboxFaq: readonly { topic: FaqTopic; questions: Questions }[] = [
  {
    topic: 'general',
    questions: [
      {
        'en-US': {
          question: 'Somebody asks me for my code',
          answer:
            'Give it to nobody, not even to us. You type it only on the pages of this app, and our people never ask for it by phone or chat.',
        },
        'fil-PH': {
          question: 'May humihingi ng code ko',
          answer:
            'Huwag ibigay kahit kanino, kahit sa amin. Sa mga page lang ng app na ito mo ito ita-type, at hindi ito hinihingi ng mga tao namin sa tawag o chat.',
        },
        'hi-IN': {
          question: 'कोई मुझसे कोड माँग रहा है',
          answer:
            'किसी को न दें, हमें भी नहीं। कोड सिर्फ़ इस ऐप के पेज पर लिखना होता है। हमारे लोग फ़ोन या चैट पर कोड कभी नहीं माँगते।',
        },
      },
      {
        'en-US': {
          question: 'When can I reach a person?',
          answer:
            'Every day from 9:00 am to 6:00 pm by phone. What you write to us here is read by a person and answered within 2 days.',
        },
        'fil-PH': {
          question: 'Kailan may makakausap na tao?',
          answer:
            'Araw-araw mula 9:00 am hanggang 6:00 pm sa telepono. Ang isinulat mo rito ay babasahin ng tao at sasagutin sa loob ng 2 araw.',
        },
        'hi-IN': {
          question: 'किसी व्यक्ति से कब बात हो सकती है?',
          answer:
            'फ़ोन पर हर दिन सुबह 9:00 से शाम 6:00 बजे तक। यहाँ लिखी बात कोई व्यक्ति पढ़ता है और 2 दिन के अंदर जवाब देता है।',
        },
      },
      {
        'en-US': {
          question: 'Do you call my family or my employer?',
          answer:
            'Not about your debt. Only you are asked to pay, between 6:00 am and 10:00 pm, and nobody else hears of your loan from us.',
        },
        'fil-PH': {
          question: 'Tinatawagan n’yo ba ang pamilya o amo ko?',
          answer:
            'Hindi tungkol sa utang mo. Ikaw lang ang sisingilin, mula 6:00 am hanggang 10:00 pm, at walang ibang makakaalam ng loan mo mula sa amin.',
        },
        'hi-IN': {
          question: 'क्या आप मेरे परिवार या मालिक को फ़ोन करते हैं?',
          answer:
            'आपके कर्ज़ के बारे में नहीं। भुगतान सिर्फ़ आपसे माँगा जाता है, सुबह 6:00 से रात 10:00 बजे के बीच, और आपके लोन की बात हम किसी और को नहीं बताते।',
        },
      },
      {
        'en-US': {
          question: 'Do I pay anything before I get my loan?',
          answer:
            'No. Our fees are part of the cost you see before you sign. Anyone who asks for money in advance is not one of us.',
        },
        'fil-PH': {
          question: 'May babayaran ba bago dumating ang loan?',
          answer:
            'Wala. Kasama na ang mga bayarin namin sa gastos na makikita mo bago pumirma. Kung may humihingi ng paunang bayad, hindi kami iyon.',
        },
        'hi-IN': {
          question: 'क्या लोन मिलने से पहले कुछ देना होता है?',
          answer:
            'नहीं। हमारे शुल्क उसी खर्च में शामिल हैं जो हस्ताक्षर से पहले दिखता है। जो पहले पैसे माँगे, वह हमारा आदमी नहीं है।',
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
            'With GCash, Maya or any app that reads QR Ph, in cash at 7-Eleven, or from your online bank. Tap Pay, and the page shows the exact amount and the reference.',
        },
        'fil-PH': {
          question: 'Saan ako puwedeng magbayad?',
          answer:
            'Sa GCash, Maya o kahit anong app na nakakabasa ng QR Ph, cash sa 7-Eleven, o online na bangko. I‑tap ang Bayaran, at makikita ang eksaktong halaga at reference.',
        },
        'hi-IN': {
          question: 'भुगतान कहाँ कर सकते हैं?',
          answer:
            'GCash, Maya या QR Ph पढ़ने वाले किसी भी ऐप से, 7-Eleven पर नकद, या अपने ऑनलाइन बैंक से। “चुकाएँ” दबाएँ, पेज ठीक-ठीक रकम और रेफ़रेंस दिखाएगा।',
        },
      },
      {
        'en-US': {
          question: 'I paid, but it is not shown',
          answer:
            'Give it an hour, at a counter up to a day. Then open the loan and send us a picture of the receipt: the day you paid counts, not the day we find it.',
        },
        'fil-PH': {
          question: 'Nagbayad ako pero hindi lumalabas',
          answer:
            'Maghintay ng isang oras; kung sa counter, hanggang isang araw. Kung wala pa rin, buksan ang loan at ipadala ang picture ng resibo: ang araw na nagbayad ka ang bilang, hindi ang araw na nakita namin.',
        },
        'hi-IN': {
          question: 'पैसे चुका दिए, पर दिख नहीं रहा',
          answer:
            'एक घंटा रुकें, काउंटर पर चुकाया हो तो एक दिन तक। फिर लोन खोलकर रसीद की तस्वीर भेजें: जिस दिन आपने चुकाया वही दिन गिना जाता है, हमें मिलने का दिन नहीं।',
        },
      },
      {
        'en-US': {
          question: 'I cannot pay on time',
          answer:
            'Open the loan and choose “I can’t pay”: a part now, more days or a plan stand side by side, each with what it costs. The sooner you tell us, the more we can do.',
        },
        'fil-PH': {
          question: 'Hindi ako makakabayad sa oras',
          answer:
            'Buksan ang loan at piliin ang “Hindi ako makakabayad”: magkakatabi ang bahagi muna, dagdag na araw o plano, bawat isa may gastos. Mas maaga kang magsabi, mas marami kaming magagawa.',
        },
        'hi-IN': {
          question: 'अगर समय पर न चुका पाऊँ?',
          answer:
            'लोन खोलें और “अभी चुकाना मुश्किल है” चुनें: अभी कुछ हिस्सा, ज़्यादा दिन या किस्तें, सब खर्च के साथ एक जगह दिखते हैं। जितनी जल्दी बताएँगे, उतनी ज़्यादा मदद हो सकेगी।',
        },
      },
    ],
  },
];
