import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useLayoutEffect, useRef } from 'react';
import type { Profile } from '../../store/profile.ts';
import { newDraft, type SectionDraft, startDraft, useSectionDrafts } from '../../store/section-drafts.ts';

export type KnownSection = Profile['sections'][number];

type FirstDraft = {
  /** Values to begin with where nothing was typed yet. */
  prefill?: ((profile: Profile) => DraftValues) | undefined;
  /** The step to go on with. */
  stepOf: (profile: Profile, known: KnownSection | undefined) => number;
};

/** The draft of a section over all its screens; it begins with the server's answers. */
export function useSectionDraft(
  section: SectionName,
  profile: Profile | undefined,
  { prefill, stepOf }: FirstDraft,
): SectionDraft | undefined {
  const kept = useSectionDrafts((drafts) => drafts[section]);
  const hasStarted = useRef(false);
  const first = (from: Profile) => {
    const known = from.sections.find((row) => row.section === section);
    return newDraft({ ...prefill?.(from), ...known?.values }, stepOf(from, known));
  };
  // Before anybody can tap: what is chosen while there is no draft would be lost.
  useLayoutEffect(() => {
    if (profile === undefined || hasStarted.current) return;
    hasStarted.current = true;
    startDraft(section, first(profile));
  });
  // The form stands there with what it begins with, before that is kept as a draft.
  return kept ?? (profile && first(profile));
}
