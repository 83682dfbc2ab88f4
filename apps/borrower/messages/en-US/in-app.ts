export const messages = {
  title: 'Open in Safari',
  lead: 'You are inside another app, and the camera often does not work there. In Safari it does.',
  steps: {
    copy: 'Copy the link.',
    safari: 'Open Safari and tap the address.',
    paste: 'Paste it. After you log in you are at this same step; what you saved is there.',
  },
  copy: 'Copy the link',
} as const;
