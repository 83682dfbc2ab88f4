import type { OwnSettings } from '@luwag/contract/endpoints/settings/own-settings-answer';
import { useTranslations } from 'use-intl';
import { timeText } from '../../messages/clock-time.ts';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { ChangeEcho } from './change-echo.tsx';
import { ReminderDays } from './reminder-days.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** The hours at which the law lets a lender write; the server refuses any other. */
const hours = Array.from({ length: 16 }, (_, index) => index + 6).map((hour) => ({
  value: String(hour),
  label: timeText(`${String(hour).padStart(2, '0')}:00`),
}));

/** What the borrower wants to be told, and when. */
export function NoticeChoices({ settings }: { settings: OwnSettings }) {
  const words = useTranslations('setup.notices');
  const { change, refusal, undo } = useOwnSettings();
  const { hasReminders, hasOffers, reminderHour, reminderDays } = settings;
  return (
    <>
      <SwitchRow name="loans" label={words('loans')} hint={words('loansHint')} isOn />
      <SwitchRow
        name="hasReminders"
        label={words('reminders')}
        hint={words('remindersHint')}
        isOn={hasReminders}
        onChange={(isOn) => void change({ hasReminders: isOn }, { hasReminders })}
      />
      {hasReminders ? (
        <ReminderDays
          days={reminderDays}
          onChange={(to) => void change(to, { hasReminders, reminderDays })}
        />
      ) : null}
      <SwitchRow
        name="hasOffers"
        label={words('offers')}
        hint={words('offersHint')}
        isOn={hasOffers}
        onChange={(isOn) => void change({ hasOffers: isOn }, { hasOffers })}
      />
      <SelectField
        name="reminderHour"
        label={words('hour')}
        hint={words('hourHint')}
        value={String(reminderHour)}
        options={hours}
        onChange={(event) =>
          void change({ reminderHour: Number(event.currentTarget.value) }, { reminderHour })
        }
      />
      <ChangeEcho refusal={refusal} onUndo={undo === null ? null : () => void change(undo, {})} />
    </>
  );
}
