export const messages = {
  share: 'Send it to someone who will pay',
  copy: 'Copy it for someone who will pay',
  note: 'They see amount and reference, not your name and not your loan.',
  text: 'Please pay {amount} through {partner} here: {link} (reference {reference}, until {until})',
  scan: 'Please pay {amount}: scan this QR code with a bank or wallet app (reference {reference}, until {until})',
} as const;
