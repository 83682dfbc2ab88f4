import { PartWords } from '../../components/lazy-messages/part-words.tsx';
import { HandOffOffer } from './hand-off-offer.tsx';
import { LenderCard } from './lender-card.tsx';
import { LoanSimulator } from './loan-simulator.tsx';
import { NeedsList } from './needs-list.tsx';

/** The part of the first page that logging in does not need. */
export function BelowLogin() {
  return (
    <PartWords namespaces={['start-more']}>
      <HandOffOffer />
      <LoanSimulator />
      <NeedsList />
      <LenderCard />
    </PartWords>
  );
}
