import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';

/** Says a text in the language of the screen, where the phone has a voice for it; nothing elsewhere. */
export function ReadAloudButton({ text }: { text: string }) {
  return <Reading key={text} text={text} />;
}

function Reading({ text }: { text: string }) {
  const words = useTranslations('app.readAloud');
  const voice = useVoice(useLocale());
  const [isReading, setIsReading] = useState(false);
  useEffect(() => stop, []);
  if (voice === null) return null;
  const read = () => {
    stop();
    setIsReading(!isReading);
    if (isReading) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => setIsReading(false));
    utterance.addEventListener('error', () => setIsReading(false));
    speechSynthesis.speak(utterance);
  };
  return (
    <Button variant="secondary" onClick={read}>
      {isReading ? words('stop') : words('start')}
    </Button>
  );
}

function stop(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

/** Phones also call Filipino by its older code. */
const codes: Readonly<Record<string, readonly string[]>> = {
  'en-US': ['en'],
  'fil-PH': ['fil', 'tl'],
  'hi-IN': ['hi'],
};

/** Voices come a while after the page. */
function useVoice(locale: string): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    onVoices,
    () => (canSpeak() ? voiceOf(locale) : null),
    () => null,
  );
}

function onVoices(changed: () => void): () => void {
  if (!canSpeak()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}

/** In-app browsers leave it out, whatever the types say. */
function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
}

function voiceOf(locale: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => codes[locale]?.includes(lang.split(/[-_]/)[0] ?? '') === true);
  return voices.find(({ lang }) => lang.replace('_', '-') === locale) ?? voices[0] ?? null;
}
