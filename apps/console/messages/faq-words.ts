/** What staff read where the questions and answers of the help are written. */
export const faqWords = {
  title: 'Questions and answers',
  lead: 'What borrowers read under Help. A topic without questions of yours shows the app’s own. Each question needs all three languages.',
  topic: 'Topic',
  editions: 'Set so far',
  none: 'Nothing yet: the app’s own words are shown.',
  edition: (effectiveOn: string, count: number) =>
    count === 0 ? `From ${effectiveOn}: the app’s own words` : `From ${effectiveOn}: ${count} of yours`,
  effectiveOn: 'Holds from',
  number: (count: number) => `Question ${count}`,
  question: 'Question',
  answer: 'Answer',
  languages: { 'en-US': 'English', 'fil-PH': 'Pilipino', 'hi-IN': 'Hindi' },
  add: 'Add a question',
  up: 'Move up',
  remove: 'Remove',
  set: 'Set for borrowers',
  missing:
    'Not kept. Please fill in every question and answer in all three languages, without < and >, from today on.',
  failed: 'This could not be loaded.',
  done: 'Kept.',
} as const;
