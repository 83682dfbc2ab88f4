import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/conditionalTerms',
  alias: '/t9Hc3',
  isOpen: true,
  stylesheet: 'conditional-terms.css',
  messages: ['conditional-terms', 'text-versions'],
  helpTopics: ['papers'],
};
