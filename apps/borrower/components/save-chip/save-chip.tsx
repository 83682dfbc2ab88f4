import { useTranslations } from 'use-intl';

export type SaveState = 'idle' | 'saving' | 'saved' | 'onPhone' | 'queued';

/** Whether what was typed is safe. The region stays in place so that each change is announced. */
export function SaveChip({ state }: { state: SaveState }) {
  const words = useTranslations('app.saving');
  return (
    <output className="save-chip" data-state={state}>
      {state === 'idle' ? '' : words(state)}
    </output>
  );
}
