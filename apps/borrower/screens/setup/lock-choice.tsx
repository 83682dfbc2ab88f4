import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepLock, lockChoices, type LockMinutes, readLock } from '../../platform/phone-lock.ts';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { followUse } from '../../store/phone-lock.ts';
import { ChangeEcho } from './change-echo.tsx';

/** For a phone that others use too: after how long without use it logs out by itself. */
export function LockChoice() {
  const words = useTranslations('setup.lock');
  const kept = usePhoneValue(() => readLock(localStorage).minutes, 0);
  const [chosen, setChosen] = useState<LockMinutes | null>(null);
  const minutes = chosen ?? kept;
  const [before, setBefore] = useState<LockMinutes | null>(null);
  const keep = (next: LockMinutes, undoTo: LockMinutes | null) => {
    keepLock({ minutes: next, usedAt: null }, localStorage);
    followUse();
    setChosen(next);
    setBefore(undoTo);
  };
  return (
    <>
      <SelectField
        name="lockMinutes"
        label={words('label')}
        hint={words('hint')}
        value={String(minutes)}
        options={lockChoices.map((choice) => ({
          value: String(choice),
          label: choice === 0 ? words('off') : words('choice', { minutes: choice }),
        }))}
        onChange={({ currentTarget: { value } }) =>
          keep(lockChoices.find((choice) => String(choice) === value) ?? 0, minutes)
        }
      />
      <ChangeEcho refusal={null} onUndo={before === null ? null : () => keep(before, null)} />
    </>
  );
}
