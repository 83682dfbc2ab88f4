import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { SectionStep } from './section-step.ts';

/**
 * The step stands in the address, so that the browser's own back button walks through the steps. Without one in the
 * address it is the step reached last time.
 */
export function useStepAddress(steps: readonly SectionStep[], reachedIndex: number, path: string) {
  const search = new URLSearchParams(useSearch());
  const isChange = search.has('change');
  const wanted = search.get('step');
  const found = steps.find(({ key }) => key === wanted);
  const step = found ?? steps[Math.min(Math.max(reachedIndex, 0), steps.length - 1)] ?? steps[0];
  if (step === undefined) throw new Error('A section needs at least one step');
  const address = (key: string) => `${path}?step=${key}${isChange ? '&change=1' : ''}`;
  const settled = found === undefined ? address(step.key) : null;

  useEffect(() => {
    if (settled !== null) navigate(settled, { replace: true });
  }, [settled]);

  const goTo = (next: SectionStep) => navigate(address(next.key));
  return { step, isChange, goTo };
}
