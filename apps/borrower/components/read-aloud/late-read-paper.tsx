import { latePart } from '../late-part/late-part.tsx';

/** The button that reads a paper aloud, fetched once the paper itself is there. */
export const LateReadPaper = latePart(async () => (await import('./read-paper.tsx')).ReadPaper);

/** The same for a cost alone. */
export const LateReadCost = latePart(async () => (await import('./read-paper.tsx')).ReadCost);
