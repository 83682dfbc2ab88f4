/** Where the text that a borrower accepted is sealed for. */
export const acceptancePlace = (loanId: string): string => `acceptance|document|${loanId}`;
