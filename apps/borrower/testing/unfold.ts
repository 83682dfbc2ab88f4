import { fireEvent, screen } from '@testing-library/react';

/** Unfolds the part of a screen with this title, as a tap does. */
export async function unfold(title: string | RegExp): Promise<void> {
  const summary = await screen.findByText(title, { selector: 'summary, summary *' });
  const fold = summary.closest('details');
  if (fold === null) throw new Error(`${String(title)} does not fold`);
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
}
