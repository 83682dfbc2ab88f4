import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepPhoneSettings, readPhoneSettings, usualPhoneSettings } from '../../platform/phone-settings.ts';
import { usePhoneValue } from '../../components/hydration/use-phone-value.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { chooseLine, chosenLine, type Line, lines } from './chosen-line.ts';

const textPercents = [100, 150, 200];

/** What makes every screen look different: a bad line, and text as large as some readers need it. */
export function LineCard() {
  const words = useTranslations('test.line');
  const keptLine = usePhoneValue(() => chosenLine(document), 'usual');
  const [ownLine, setOwnLine] = useState<Line | null>(null);
  const line = ownLine ?? keptLine;
  const kept = usePhoneValue(() => readPhoneSettings(localStorage), usualPhoneSettings);
  const [ownPercent, setOwnPercent] = useState<number | null>(null);
  const textPercent = ownPercent ?? kept.textPercent;
  return (
    <section className="bench-card">
      <h2>{words('title')}</h2>
      <RadioGroup
        name="line"
        label={words('line')}
        hint={words('note')}
        choices={lines.map((value) => ({ value, label: words(value) }))}
        value={line}
        onChange={({ target }) => {
          const chosen = lines.find((one) => one === target.value) ?? 'usual';
          chooseLine(chosen, document);
          setOwnLine(chosen);
        }}
      />
      <RadioGroup
        name="textPercent"
        label={words('textSize')}
        choices={textPercents.map((percent) => ({ value: `${percent}`, label: `${percent}%` }))}
        value={`${textPercent}`}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          const settings = readPhoneSettings(localStorage);
          keepPhoneSettings({ ...settings, textPercent: chosen }, localStorage, document.documentElement);
          setOwnPercent(chosen);
        }}
      />
    </section>
  );
}
