import { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/guildDetail',
  alias: '/g4Lw8',
  stylesheet: 'guild-detail.css',
  messages: ['guides'],
  prefetches: [getHome.path],
  helpTopics: ['aboutUs'],
};
