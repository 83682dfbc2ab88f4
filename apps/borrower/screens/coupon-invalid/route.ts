import { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/couponInvalid',
  alias: '/v8Nd2',
  stylesheet: 'coupon-invalid.css',
  messages: ['coupon', 'errors', 'app-errors'],
  prefetches: [listCoupons.path],
  helpTopics: ['coupon', 'easyReloan'],
};
