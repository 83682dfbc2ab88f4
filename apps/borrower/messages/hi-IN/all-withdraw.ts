import type { messages as source } from '../en-US/all-withdraw.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'आपको कितने पैसे चाहिए?',
  lead: 'रकम और समय बदलकर देखें। खर्च साथ-साथ बदलेगा, और अभी कुछ नहीं होगा।',
  leadInParts: 'इसे किस्तों में चुकाया जाता है। रकम और समय बदलकर देखें: किस्तें साथ बदलती हैं, और अभी कुछ नहीं होता।',
  amount: 'रकम',
  term: 'चुकाने का समय',
  termInParts: 'इतने में चुकाएँ',
  quick: 'अक्सर चुने जाते हैं',
  payday: {
    chips: 'आपके वेतन के दिन',
    weekdayChips: 'हफ़्ते के उस दिन जब आपको वेतन मिलता है',
    chip: '{date} ({days, plural, one {# दिन} other {# दिन}})',
    plain: 'आप {date} को चुकाएँगे।',
    on: 'आप {date} को चुकाएँगे, आपके वेतन के दिन।',
    before:
      'आप {date} को चुकाएँगे, {payday} के वेतन से {days, plural, one {# दिन} other {# दिन}} पहले: तब पैसे कम पड़ सकते हैं।',
    after: 'आप {date} को चुकाएँगे, {payday} के वेतन के {days, plural, one {# दिन} other {# दिन}} बाद।',
    move: '{date} को, वेतन के दिन चुकाएँ',
  },
  spoken: '{amount}, {date} को {repay} चुकाएँ',
  spokenInParts: '{amount}, {date} तक {count, plural, one {# किस्त} other {# किस्तों}} में {repay} चुकाएँ',
  review: 'जाँच के लिए आगे बढ़ें',
  limit: 'आपकी सीमा {amount} है। कम लेना भी ठीक है।',
  limitCut: 'आपकी सीमा अब {amount} है, आपकी चुनी रकम से कम।',
  notPriced: 'इतने समय के लिए यह रकम हम नहीं देते। कृपया दूसरी चुनें।',
  affordable: 'आपकी बताई आमदनी के हिसाब से आप उस समय की कमाई का {share} चुकाएँगे।',
  heavy: 'आप उस समय की कमाई का {share} चुकाएँगे। यह बहुत है: कम रकम या ज़्यादा समय के बारे में सोचें।',
};
