export const messages = {
  title: 'Clips',
  lead: 'Six short clips without sound. The words stand under each, also without a network.',
  play: 'Play: {title}',
  size: '{seconds, number} seconds, {kilobytes, number} kB',
  transcript: 'What it shows',
  guide: 'Read the guide',
  failed: 'The clip does not come over this line. The words below say the same.',
} as const;
