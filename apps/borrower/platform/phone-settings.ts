import { keepOnPhone } from './keep-on-phone.ts';

/** The settings of this phone, for all who use it. */
export type PhoneSettings = {
  /** Size of text in hundredths, from 100 to 200. */
  textPercent: number;
  areAmountsHidden: boolean;
};

const phoneSettingsKey = 'luwag-phone';
export const leastTextPercent = 100;
export const mostTextPercent = 200;
export const usualPhoneSettings: PhoneSettings = { textPercent: leastTextPercent, areAmountsHidden: false };

/** As chosen on this phone; what cannot be read counts as not chosen. */
export function readPhoneSettings(local: Storage): PhoneSettings {
  try {
    const { textPercent, areAmountsHidden } = JSON.parse(
      local.getItem(phoneSettingsKey) ?? '{}',
    ) as Partial<PhoneSettings>;
    const isSize = Number(textPercent) >= leastTextPercent && Number(textPercent) <= mostTextPercent;
    return {
      textPercent: isSize ? Number(textPercent) : usualPhoneSettings.textPercent,
      areAmountsHidden: areAmountsHidden === true,
    };
  } catch {
    return usualPhoneSettings;
  }
}

/** Keeps what was chosen and shows it at once. */
export function keepPhoneSettings(settings: PhoneSettings, local: Storage, root: HTMLElement): void {
  keepOnPhone(local, phoneSettingsKey, JSON.stringify(settings));
  showPhoneSettings(settings, root);
}

export function showPhoneSettings({ textPercent, areAmountsHidden }: PhoneSettings, root: HTMLElement): void {
  const scale = String(textPercent / 100);
  // Setting it has the style of everything worked out anew, even where it says the same.
  if (root.style.getPropertyValue('--text-scale') !== scale) root.style.setProperty('--text-scale', scale);
  root.dataset['amounts'] = areAmountsHidden ? 'hidden' : 'shown';
}
