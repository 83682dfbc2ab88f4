import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/KSResult',
  alias: '/r9Mk4',
  isOpen: true,
  family: 'loans',
  stylesheet: 'ks-result.css',
  messages: ['ks-result', 'payment-over', 'lending', 'errors', 'app-errors'],
  helpTopics: ['KSResult', 'triLink'],
};
