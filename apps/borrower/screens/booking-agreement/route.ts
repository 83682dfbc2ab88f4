import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/bookingAgreement',
  alias: '/j6Wc9',
  family: 'loans',
  stylesheet: 'booking-agreement.css',
  messages: ['easy-reloan', 'offer', 'lending', 'errors', 'app-errors'],
  helpTopics: ['easyReloan', 'coupon'],
};
