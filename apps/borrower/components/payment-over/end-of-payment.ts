/** How a payment ended without money having come. */
const ends = ['fail', 'expired', 'replaced', 'reversed'] as const;
export type PaymentEnd = (typeof ends)[number];

/** The end of a payment by which nothing came, where it ended so; an answer may tell of one that this version does not know. */
export function endOfPayment(status: string): PaymentEnd | null {
  return ends.find((end) => end === status) ?? null;
}

/** Whether money may have been taken all the same, which the borrower can prove: nobody else knows what became of it. */
export function mayHaveBeenTaken(end: PaymentEnd): boolean {
  return end === 'fail' || end === 'expired';
}
