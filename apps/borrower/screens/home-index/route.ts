import { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/homeIndex',
  alias: '/h3Wn5',
  isKeptAlive: true,
  tab: 'home',
  family: 'loans',
  stylesheet: 'home-index.css',
  messages: ['home-index', 'bell', 'lending', 'loan-cards', 'profile', 'errors', 'app-errors'],
  prefetches: [getHome.path],
  helpTopics: ['homeIndex'],
};
