import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/addressInfo',
  alias: '/d5Rm6',
  family: 'forms',
  stylesheet: 'address-info.css',
  messages: ['address-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  prefetches: [getProfile.path],
  helpTopics: ['application'],
};
