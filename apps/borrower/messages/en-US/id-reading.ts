export const messages = {
  same: 'What we read on the photo is what you typed.',
  title: 'Please compare with your card',
  read: 'We read:',
  typed: 'You typed:',
  nothing: 'nothing',
  use: 'Use {read}',
  keep: 'If we read it wrongly, just go on: what you typed stays.',
} as const;
