import type { SectionName } from '@luwag/contract/profile/section-names';
import { useEffect, useEffectEvent } from 'react';
import type { Refusal } from '../../messages/use-error-words.ts';
import { takeReturned, useReturnedSections } from '../../store/hand-in.ts';

/** Takes what came back of a section after the borrower had gone on. Where it waits for a network the chip says so. */
export function useReturned(section: SectionName, show: (answer: Refusal) => void): void {
  const returned = useReturnedSections((sections) => sections[section]);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (returned === undefined) return;
    takeReturned(section);
    if (returned !== null) showNow(returned);
  }, [returned, section]);
}
