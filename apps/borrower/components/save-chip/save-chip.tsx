import { useTranslations } from 'use-intl';
import type { SaveState } from '../../store/section-drafts.ts';

/** Whether what was typed is safe. The region stays in place so that each change is announced. */
export function SaveChip({ state }: { state: SaveState }) {
  const words = useTranslations('app.saving');
  return (
    <output className="save-chip" data-state={state}>
      {state === 'idle' ? '' : words(state)}
    </output>
  );
}
