import { useTranslations } from 'use-intl';
import { keepPhoneSettings, readPhoneSettings } from '../../platform/phone-settings.ts';
import { useAmountsHidden } from '../money-text/use-amounts-hidden.ts';

/** Covers the amounts of this phone and shows them again, beside the amount itself: the choice of the settings, one tap away. */
export function AmountsEye() {
  const words = useTranslations('loan-cards');
  const isHidden = useAmountsHidden();
  const turn = () =>
    keepPhoneSettings(
      { ...readPhoneSettings(localStorage), areAmountsHidden: !isHidden },
      localStorage,
      document.documentElement,
    );
  return (
    <button type="button" className="icon-button amounts-eye" aria-pressed={isHidden} onClick={turn}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={`M2.5 12Q7 6 12 6t9.5 6q-4.5 6-9.5 6t-9.5-6zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z${isHidden ? 'M4.5 19.5l15-15' : ''}`}
        />
      </svg>
      <span className="visually-hidden">{words('hideAmounts')}</span>
    </button>
  );
}
