import { useSyncExternalStore } from 'react';

/** Says a text in place of whatever is being said. */
export function say(text: string, voice: SpeechSynthesisVoice, onEnd: () => void): void {
  stopSaying();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.addEventListener('end', onEnd);
  utterance.addEventListener('error', onEnd);
  speechSynthesis.speak(utterance);
}

export function stopSaying(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

/** Phones also call Filipino by its older code. */
const codes: Readonly<Record<string, readonly string[]>> = {
  'en-US': ['en'],
  'fil-PH': ['fil', 'tl'],
  'hi-IN': ['hi'],
};

/** The phone's voice for a language, null where it has none. Voices come a while after the page. */
export function useVoice(locale: string): SpeechSynthesisVoice | null {
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
