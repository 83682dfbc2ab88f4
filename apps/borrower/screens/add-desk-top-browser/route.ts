import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/addDeskTopBrowser',
  alias: '/h8Jt4',
  stylesheet: 'add-desk-top-browser.css',
  messages: ['add-desk-top-browser', 'errors', 'app-errors'],
  helpTopics: ['addDeskTopBrowser'],
};
