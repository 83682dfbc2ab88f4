export const messages = {
  label: 'Characters in the picture',
  hint: 'This shows us that a person is asking. If you cannot read it, ask for another one or call us.',
  picture: 'Picture with the characters to type',
  another: 'Show another picture',
} as const;
