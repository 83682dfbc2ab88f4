import { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/my',
  alias: '/m3Cz8',
  tab: 'profile',
  stylesheet: 'my.css',
  messages: ['my', 'bell', 'held-data', 'profile', 'choices', 'errors', 'app-errors'],
  prefetches: [getHome.path],
  helpTopics: ['my'],
};
