export const messages = {
  unread: '{count, plural, =0 {No unread messages} one {# unread message} other {# unread messages}}',
} as const;
