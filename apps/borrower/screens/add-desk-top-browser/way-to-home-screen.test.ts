import { expect, test } from 'vitest';
import { wayToHomeScreen } from './way-to-home-screen.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${iPhone} Version/16.6 Mobile/15E148 Safari/604.1`, 'shareBar'],
  [`${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, 'shareBar'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'shareBar'],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 'more'],
  [`${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'addressBar'],
  [`${iPhone.replace('18_5', '16_3')} CriOS/110.0.0.0 Mobile/15E148 Safari/604.1`, 'inApp'],
  [`${iPhone.replace('18_5', '16_4')} CriOS/112.0.0.0 Mobile/15E148 Safari/604.1`, 'addressBar'],
  [`${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0]`, 'inApp'],
  [`${iPhone} Mobile/15E148 Instagram 350.0.0`, 'inApp'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 'desktop'],
])('%s goes by %s', (userAgent, way) => {
  expect(wayToHomeScreen({ userAgent }, false)).toBe(way);
  expect(wayToHomeScreen({ userAgent }, true)).toBe('done');
});

test('an iPad has its share button at the top, whether or not it says that it is one', () => {
  const asMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';
  expect(wayToHomeScreen({ userAgent: asMac, maxTouchPoints: 5 }, false)).toBe('addressBar');
  expect(wayToHomeScreen({ userAgent: asMac, maxTouchPoints: 0 }, false)).toBe('desktop');
  const asPad = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1';
  expect(wayToHomeScreen({ userAgent: asPad, maxTouchPoints: 5 }, false)).toBe('addressBar');
});
