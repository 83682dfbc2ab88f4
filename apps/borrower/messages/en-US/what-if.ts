export const messages = {
  title: 'What if …',
  lead: 'Look ahead before you decide. These are the very figures you would see on that day.',
  today: 'You pay everything today',
  step: '{days, plural, =0 {You pay everything today} =1 {You pay everything tomorrow} other {You pay everything in # days}}',
  sooner: 'One day sooner',
  later: 'One day later',
  extend: 'You extend by {days} days for {price} and pay the rest on the new date',
  late: 'You pay everything {days} days after the due date',
  owed: 'To pay then',
  cost: 'Cost of the loan in all',
  left: 'Left under the law’s limit',
  ceiling: 'The law sets an end: all costs of this loan together never pass {amount}.',
} as const;
