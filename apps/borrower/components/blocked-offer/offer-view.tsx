import type { CallOutput } from '@luwag/contract/endpoint';
import type { ClosedOffer, getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { ReactNode } from 'react';
import type { AnswerQuery } from '../../store/use-answer.ts';
import type { Offer } from '../../store/use-offer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { blockedOffer } from './blocked-offer.tsx';

/** Shows what may be borrowed, or why nothing can be and where to go instead. */
export function OfferView({
  query,
  lines,
  closed = ({ reason }) => blockedOffer({ code: reason }),
  children,
}: {
  query: AnswerQuery<CallOutput<typeof getOffer>>;
  lines: number;
  /** Words of the screen for an offer that is closed. */
  closed?: (offer: ClosedOffer) => ReactNode;
  children: (offer: Offer) => ReactNode;
}) {
  return (
    <AnswerView query={query} lines={lines}>
      {(offer) => (offer.isOpen ? children(offer) : closed(offer))}
    </AnswerView>
  );
}
