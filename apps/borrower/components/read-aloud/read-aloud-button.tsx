import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { say, stopSaying, useVoice } from './voice.ts';

/** Says a text in the language of the screen, where the phone has a voice for it; nothing elsewhere. */
export function ReadAloudButton({ text }: { text: string }) {
  return <Reading key={text} text={text} />;
}

function Reading({ text }: { text: string }) {
  const words = useTranslations('app.readAloud');
  const voice = useVoice(useLocale());
  const [isReading, setIsReading] = useState(false);
  useEffect(() => stopSaying, []);
  if (voice === null) return null;
  const read = () => {
    setIsReading(!isReading);
    if (isReading) stopSaying();
    else say(text, voice, () => setIsReading(false));
  };
  return (
    <Button variant="secondary" onClick={read}>
      {isReading ? words('stop') : words('start')}
    </Button>
  );
}
