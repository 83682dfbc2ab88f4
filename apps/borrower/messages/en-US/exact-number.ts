export const messages = {
  label: '{label}, type the number',
  range: 'Or type it: {least} to {most}, in steps of {step}.',
  taken: '{typed} cannot be chosen here, so it is {value} now.',
} as const;
