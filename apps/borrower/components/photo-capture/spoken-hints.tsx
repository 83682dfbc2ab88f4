import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { say, stopSaying, useVoice } from '../read-aloud/voice.ts';

/** A button that speaks the hints under the picture; shown only where the phone has a voice. */
export function SpokenHints({ text }: { text: string }) {
  const words = useTranslations('photo.coach');
  const voice = useVoice(useLocale());
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn || voice === null) return undefined;
    say(text, voice, () => undefined);
    return stopSaying;
  }, [isOn, voice, text]);
  if (voice === null) return null;
  return (
    <span className="chips">
      <button type="button" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {words('speak')}
      </button>
    </span>
  );
}
