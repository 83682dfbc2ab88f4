import type { ScreenManifest } from '../../routing/screen-route.ts';

export const route: ScreenManifest = {
  path: '/notFound',
  isOpen: true,
  stylesheet: 'not-found.css',
  messages: ['not-found'],
};
