import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';
import type { OwnSettings } from '@luwag/contract/endpoints/settings/own-settings-answer';
import { saveOwnSettings } from '@luwag/contract/endpoints/settings/save-own-settings';
import { useState } from 'react';
import type { Refusal } from '../../messages/use-error-words.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { call } from '../../store/api.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { answerKey } from '../../store/use-answer.ts';

export type SettingsChange = Partial<OwnSettings>;

/** Keeps a choice with the server at once; what it was before is one tap away. */
export function useOwnSettings(): {
  change: (to: SettingsChange, from: SettingsChange) => Promise<boolean>;
  refusal: Refusal | null;
  /** What would take the last change back. */
  undo: SettingsChange | null;
} {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [undo, setUndo] = useState<SettingsChange | null>(null);
  const change = async (to: SettingsChange, from: SettingsChange) => {
    const answer = await call(saveOwnSettings, { body: to });
    setRefusal(answer.ok ? null : answer);
    setUndo(answer.ok ? from : null);
    if (answer.ok) {
      const { customerId } = useCoreStore.getState().publicData;
      answerCache.put(answerKey(getOwnSettings, customerId, {}), answer.value);
    }
    return answer.ok;
  };
  return { change, refusal, undo };
}
