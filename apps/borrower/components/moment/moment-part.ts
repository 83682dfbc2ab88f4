import type { ReactNode } from 'react';
import type { Moment } from './moment-of.ts';

/** What the view of one kind of moment is given. */
export type PartOf<Kind extends Moment['kind']> = {
  moment: Extract<Moment, { kind: Kind }>;
  eye?: ReactNode;
  onHome?: () => void;
};
