import type { CallOutput } from '@luwag/contract/endpoint';
import { getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import type { ProductId } from '@luwag/contract/fields';
import { useCoreStore } from './core-store.ts';
import { type AnswerQuery, useAnswer } from './use-answer.ts';

export type Offer = CallOutput<typeof getOffer>;

/** What may be borrowed of a product today; of the main one where none is named. */
export function useOffer(productId?: ProductId): AnswerQuery<Offer> {
  return useAnswer(
    getOffer,
    { query: { productId } },
    {
      onAnswer: (offer) => {
        if (productId !== 'sub') return;
        const { replaceData, setSubProTheme } = useCoreStore.getState();
        replaceData({ subProData: offer });
        setSubProTheme(offer.product.theme ?? 1);
      },
    },
  );
}
