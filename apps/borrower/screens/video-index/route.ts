import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/videoIndex',
  alias: '/v5Tn3',
  stylesheet: 'video-index.css',
  messages: ['guides', 'clips'],
  helpTopics: ['aboutUs'],
};
