import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  keepPhoneSettings,
  leastTextPercent,
  mostTextPercent,
  type PhoneSettings,
  readPhoneSettings,
  usualPhoneSettings,
} from '../../platform/phone-settings.ts';
import { ExactSlider } from '../../components/amount-slider/exact-slider.tsx';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { LockChoice } from './lock-choice.tsx';
import { ChangeEcho } from './change-echo.tsx';
import { SwitchRow } from './switch-row.tsx';

const stepPercent = 10;

/** What is chosen for this phone alone: how large text is, whether others may see amounts, and when it locks itself. */
export function PhoneChoices() {
  const words = useTranslations('setup.phone');
  const kept = usePhoneValue(() => readPhoneSettings(localStorage), usualPhoneSettings);
  const [chosen, setChosen] = useState<PhoneSettings | null>(null);
  const settings = chosen ?? kept;
  const [before, setBefore] = useState<PhoneSettings | null>(null);
  const keep = (next: PhoneSettings, undoTo: PhoneSettings | null) => {
    keepPhoneSettings(next, localStorage, document.documentElement);
    setChosen(next);
    setBefore(undoTo);
  };
  const { textPercent, areAmountsHidden } = settings;
  return (
    <section className="setup-part">
      <h2>{words('title')}</h2>
      <ExactSlider
        label={words('textSize')}
        value={textPercent}
        least={leastTextPercent}
        most={mostTextPercent}
        step={stepPercent}
        text={(percent) => `${percent}%`}
        onChange={(percent) => keep({ ...settings, textPercent: percent }, before ?? settings)}
      />
      <p>{words('sample')}</p>
      <SwitchRow
        name="areAmountsHidden"
        label={words('hideAmounts')}
        hint={words('hideAmountsHint')}
        isOn={areAmountsHidden}
        onChange={(isHidden) => keep({ ...settings, areAmountsHidden: isHidden }, settings)}
      />
      <ChangeEcho refusal={null} onUndo={before === null ? null : () => keep(before, null)} />
      <LockChoice />
    </section>
  );
}
