import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/aboutUs',
  alias: '/a6Hu5',
  stylesheet: 'about-us.css',
  messages: ['about-us'],
  helpTopics: ['aboutUs'],
};
