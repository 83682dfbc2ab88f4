import type { messages as source } from '../en-US/what-if.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'अगर ऐसा हो तो …',
  lead: 'फ़ैसले से पहले आगे देखें। उस दिन ठीक यही रकमें दिखेंगी।',
  today: 'आप आज सब चुकाते हैं',
  step: '{days, plural, =0 {आप आज सब चुकाते हैं} =1 {आप कल सब चुकाते हैं} other {आप # दिन में सब चुकाते हैं}}',
  sooner: 'एक दिन पहले',
  later: 'एक दिन बाद',
  extend: 'आप {price} देकर {days} दिन बढ़ाते हैं और बाकी नई तारीख को चुकाते हैं',
  late: 'आप नियत तारीख के {days} दिन बाद सब चुकाते हैं',
  owed: 'तब चुकाना होगा',
  cost: 'लोन का कुल खर्च',
  left: 'कानून की सीमा में बाकी',
  ceiling: 'कानून की सीमा है: इस लोन के सारे खर्च मिलाकर {amount} से ज़्यादा कभी नहीं होंगे।',
};
