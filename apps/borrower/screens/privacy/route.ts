import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/privacy',
  alias: '/p2Vd8',
  isOpen: true,
  stylesheet: 'privacy.css',
  messages: ['privacy', 'text-versions'],
  helpTopics: ['papers'],
};
