import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepPhoneSettings, readPhoneSettings } from '../../platform/phone-settings.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { chooseLine, chosenLine, lines } from './chosen-line.ts';

const textPercents = [100, 150, 200];

/** What makes every screen look different: a bad line, and text as large as some readers need it. */
export function LineCard() {
  const words = useTranslations('test.line');
  const [line, setLine] = useState(() => chosenLine(globalThis.document));
  const [textPercent, setTextPercent] = useState(
    () => readPhoneSettings(globalThis.localStorage).textPercent,
  );
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
          setLine(chosen);
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
          setTextPercent(chosen);
        }}
      />
    </section>
  );
}
