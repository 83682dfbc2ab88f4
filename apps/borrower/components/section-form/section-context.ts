import type { DraftValues } from '@luwag/contract/profile/sections';
import { createContext, useContext } from 'react';
import type { Profile } from '../../store/profile.ts';
import type { FieldName } from './section-step.ts';

export type SectionControls = {
  values: DraftValues;
  profile: Profile;
  change: (values: DraftValues) => void;
  errorOf: (name: FieldName) => string | undefined;
  /**
   * Goes on as the step's main button does, for steps whose own content ends them: with these answers, and to this step rather
   * than to the next.
   */
  proceed: (changed?: DraftValues, toStep?: string) => void;
};

export const SectionContext = createContext<SectionControls | null>(null);

export function useSection(): SectionControls {
  const controls = useContext(SectionContext);
  if (controls === null) throw new Error('useSection is called outside a section form');
  return controls;
}
