import { lazyComponent } from '../lazy-component/lazy-component.tsx';

/** The button that reads a paper aloud, fetched once the paper itself is there. */
export const LateReadPaper = lazyComponent(async () => (await import('./read-paper.tsx')).ReadPaper);

/** The same for a cost alone. */
export const LateReadCost = lazyComponent(async () => (await import('./read-paper.tsx')).ReadCost);
