import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/contact',
  alias: '/f9Gp5',
  family: 'forms',
  stylesheet: 'contact.css',
  messages: ['contact', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['contact', 'application'],
};
