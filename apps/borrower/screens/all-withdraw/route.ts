import { getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/allWithdraw',
  alias: '/w8Qb4',
  family: 'loans',
  stylesheet: 'all-withdraw.css',
  messages: [
    'all-withdraw',
    'exact-number',
    'what-if',
    'coupon-choice',
    'offer',
    'lending',
    'errors',
    'app-errors',
  ],
  prefetches: [getOffer.path],
  helpTopics: ['allWithdraw', 'withdrawPage'],
};
