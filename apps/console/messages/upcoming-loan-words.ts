/** The console's words about the next loan of Easy Re-loan. */
export const upcomingLoanWords = {
  title: 'Scheduled loan',
  goes: (amount: string, at: string) => `${amount} is sent ${at}, unless it is skipped.`,
  hint: 'The borrower skips it in the app. Skip it here for a borrower who calls and cannot open the app.',
  skip: 'Skip this loan',
} as const;
