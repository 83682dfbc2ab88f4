import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/subIndex',
  alias: '/v3Ks6',
  family: 'loans',
  stylesheet: 'sub-index.css',
  messages: ['sub-index', 'exact-number', 'offer', 'lending', 'loan-cards', 'errors', 'app-errors'],
  prefetches: [getHome.path, getOffer.path],
  helpTopics: ['subIndex', 'allWithdraw'],
};
