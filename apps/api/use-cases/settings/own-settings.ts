import { type OwnSettings, reminderDayChoices } from '@luwag/contract/endpoints/settings/own-settings-answer';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { type Caller, type Decision, done, type Outcome, read, write } from '../write.ts';

type SettingsContext = Pick<Context, 'store' | 'now'>;
type Changed = { readonly [Name in keyof OwnSettings]?: OwnSettings[Name] | undefined };

/** The settings of a customer who has chosen none yet. */
export const firstSettings = {
  reminderHour: 9,
  reminderDays: reminderDayChoices,
  hasReminders: true,
  hasOffers: true,
} as const;

/** What the customer has chosen for language and messages. */
export async function getOwnSettings(
  context: SettingsContext,
  caller: Caller,
): Promise<Outcome<OwnSettings>> {
  const loaded = await read(context, caller, []);
  return loaded.ok ? done(viewSettings(loaded.value.customer)) : loaded;
}

/** Keeps what was named and leaves the rest as it is. */
export function saveOwnSettings(
  context: SettingsContext,
  caller: Caller,
  changed: Changed,
): Promise<Outcome<OwnSettings>> {
  return write(context, { caller, parts: [] }, ({ customer }): Outcome<Decision<OwnSettings>> => {
    const before = viewSettings(customer);
    const {
      language = before.language,
      reminderHour = before.reminderHour,
      reminderDays: chosenDays = before.reminderDays,
      hasReminders = before.hasReminders,
      hasOffers = before.hasOffers,
    } = changed;
    // In one order and each once, however they were named.
    const reminderDays = reminderDayChoices.filter((day) => chosenDays.includes(day));
    const after = { language, reminderHour, reminderDays, hasReminders, hasOffers };
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    return done({ changes: isSame ? {} : { customer: after }, answer: after });
  });
}

export function viewSettings(customer: CustomerRow): OwnSettings {
  const { language, reminderHour, reminderDays, hasReminders, hasOffers } = customer;
  return { language, reminderHour, reminderDays: [...reminderDays], hasReminders, hasOffers };
}
