import { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/coupon',
  alias: '/u3Kp7',
  stylesheet: 'coupon.css',
  messages: ['coupon', 'errors', 'app-errors'],
  prefetches: [listCoupons.path],
  helpTopics: ['coupon', 'easyReloan'],
};
