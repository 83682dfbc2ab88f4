import { useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { SectionStep } from './section-step.ts';

/**
 * The step stands in the address, so that the browser's own back button walks through the steps. Without one in the
 * address it is the step reached last time. What stays with the history entry, as a wish to come back to, goes along.
 */
export function useStepAddress(steps: readonly SectionStep[], reachedIndex: number, path: string) {
  const [location] = useLocation();
  const search = useSearch();
  // The address runs ahead while the next screen is on its way; this one must neither follow nor hold it back.
  const [ownSearch, setOwnSearch] = useState(search);
  const isHere = location === path;
  if (isHere && ownSearch !== search) setOwnSearch(search);
  const query = new URLSearchParams(isHere ? search : ownSearch);
  const isChange = query.has('change');
  const wanted = query.get('step');
  const found = steps.find(({ key }) => key === wanted);
  const step = found ?? steps[Math.min(Math.max(reachedIndex, 0), steps.length - 1)] ?? steps[0];
  if (step === undefined) throw new Error('A section needs at least one step');
  const address = (key: string) => `${path}?step=${key}${isChange ? '&change=1' : ''}`;
  const settled = found === undefined && isHere ? address(step.key) : null;

  // Before the step is on show: its address is no second screen behind it.
  useLayoutEffect(() => {
    if (settled !== null) navigate(settled, { replace: true, state: history.state });
  }, [settled]);

  const goTo = (next: SectionStep) => navigate(address(next.key), { state: history.state });
  return { step, isChange, goTo };
}
