import type { CallOutput } from '@luwag/contract/endpoint';
import { getOffer, type OpenOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { ProductId } from '@luwag/contract/fields';
import { useCoreStore } from './core-store.ts';
import { type AnswerQuery, useAnswer } from './use-answer.ts';

/** What may be borrowed, as against a state in which nothing can. */
export type Offer = OpenOffer;

/** What may be borrowed of a product today; of the main one where none is named. */
export function useOffer(productId?: ProductId): AnswerQuery<CallOutput<typeof getOffer>> {
  return useAnswer(
    getOffer,
    { query: { productId } },
    {
      onAnswer: (offer) => {
        if (productId !== 'sub' || !offer.isOpen) return;
        const { replaceData, setSubProTheme } = useCoreStore.getState();
        replaceData({ subProData: offer });
        setSubProTheme(offer.product.theme ?? 1);
      },
    },
  );
}
