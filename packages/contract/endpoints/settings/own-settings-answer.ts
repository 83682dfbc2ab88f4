import * as v from 'valibot';
import { languageField } from '../../language.ts';

/** Hours of the Manila day at which reminders may go out: the law forbids to write to borrowers before 6 and from 22 on. */
export const firstReminderHour = 6;
export const lastReminderHour = 21;

const reminderHour = v.pipe(
  v.number('choice_required'),
  v.integer('choice_required'),
  v.minValue(firstReminderHour, 'choice_required'),
  v.maxValue(lastReminderHour, 'choice_required'),
);

/** On which days before a payment is due its borrower can be reminded, in days; 0 is the day itself. */
export const reminderDayChoices = [3, 1, 0] as const;
export type ReminderDay = (typeof reminderDayChoices)[number];

const reminderDays = v.pipe(
  v.array(v.picklist(reminderDayChoices, 'choice_required'), 'choice_required'),
  v.minLength(1, 'choice_required'),
  v.maxLength(reminderDayChoices.length, 'choice_required'),
);

/** What a borrower has chosen; news on their own loans cannot be chosen away. */
export const ownSettings = {
  language: languageField,
  /** At which full hour in Manila reminders are sent. */
  reminderHour,
  /** How many days before a payment is due reminders are sent, the earliest first. */
  reminderDays,
  /** Whether to be reminded before a payment is due. */
  hasReminders: v.boolean('choice_required'),
  /** Whether to be told of coupons and of what can be borrowed. */
  hasOffers: v.boolean('choice_required'),
};

export const ownSettingsAnswer = v.strictObject(ownSettings);
export type OwnSettings = v.InferOutput<typeof ownSettingsAnswer>;
