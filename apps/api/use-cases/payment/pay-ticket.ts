import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

/** By this a browser pays one loan, and can do nothing else. */
export type PayTicket = { customerId: string; loanId: string; until: number };

/** Long enough to choose a way to pay; a reference that was given stays payable without it. */
export const payTicketLifeMs = 30 * 60_000;

/** Sealed, so that neither the browser nor anybody on the way can read or change whose loan it is. */
export function sealPayTicket(personalData: PersonalData, opened: PayTicket): string {
  return personalData.seal(sealPlaces.payTicket(), JSON.stringify(opened)).toString('base64url');
}

/** The ticket, or null for a forged, a broken or an old one. What opens is what was sealed. */
export function openPayTicket(
  personalData: PersonalData,
  sealed: string | null,
  now: number,
): PayTicket | null {
  if (sealed === null) return null;
  try {
    const plain = personalData.open(sealPlaces.payTicket(), Buffer.from(sealed, 'base64url'));
    const ticket = JSON.parse(plain.toString()) as PayTicket;
    return now < ticket.until ? ticket : null;
  } catch {
    return null;
  }
}
