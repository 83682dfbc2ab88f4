import type { ReminderDay } from '@luwag/contract/endpoints/settings/own-settings-answer';
import { useTranslations } from 'use-intl';
import type { SettingsChange } from './use-own-settings.ts';

const names = { 3: 'three', 1: 'one', 0: 'none' } as const satisfies Readonly<Record<ReminderDay, string>>;
/** The earliest first. */
const choices = (Object.keys(names).map(Number) as ReminderDay[]).toSorted((one, other) => other - one);

/** On which days before a payment is due to be reminded; without a day there are no reminders. */
export function ReminderDays({
  days,
  onChange,
}: {
  days: readonly ReminderDay[];
  onChange: (to: SettingsChange) => void;
}) {
  const words = useTranslations('setup.notices');
  const turn = (day: ReminderDay) => {
    const left = choices.filter((choice) => (choice === day) !== days.includes(choice));
    onChange(left.length === 0 ? { hasReminders: false } : { reminderDays: left });
  };
  return (
    <fieldset className="chips">
      <legend>{words('days')}</legend>
      {choices.map((day) => (
        <button key={day} type="button" aria-pressed={days.includes(day)} onClick={() => turn(day)}>
          {words(`daysBefore.${names[day]}`)}
        </button>
      ))}
    </fieldset>
  );
}
