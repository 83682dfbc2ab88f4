import { getAccountChange } from '@luwag/contract/endpoints/account/get-account-change';
import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import type { ScreenRoute } from '../../routing/screen-route.ts';

export const route: ScreenRoute = {
  path: '/changeBank',
  alias: '/c8Pv5',
  family: 'forms',
  stylesheet: 'change-bank.css',
  messages: [
    'change-bank',
    'bank-info',
    'bank-name',
    'profile',
    'choices',
    'field-errors',
    'errors',
    'app-errors',
  ],
  prefetches: [getAccountChange.path, getProfile.path],
  helpTopics: ['changeBank'],
};
