import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { useState } from 'react';
import { useAnswer } from '../../store/use-answer.ts';
import { type OwnStep, ownSteps } from './own-step.ts';

/** An older answer may be about another day of the loan. */
const longestMs = 24 * 3_600_000;

/**
 * What serves the borrower now, by where they stood when the screen was opened, as far as that was known. What is read already
 * does not move when an answer comes later.
 */
export function useOwnSteps(): readonly OwnStep[] {
  const { data, dataUpdatedAt } = useAnswer(getHome, {});
  const [own] = useState(() =>
    data !== undefined && Date.now() - dataUpdatedAt < longestMs ? ownSteps(data) : [],
  );
  return own;
}
