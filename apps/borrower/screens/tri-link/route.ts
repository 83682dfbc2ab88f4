import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/triLink',
  alias: '/n7Gs2',
  family: 'loans',
  stylesheet: 'tri-link.css',
  messages: ['tri-link', 'payment-over', 'lending', 'errors', 'app-errors'],
  helpTopics: ['triLink', 'KSResult'],
};
