import { vi } from 'vitest';

export type PretendUtterance = EventTarget & { text: string; lang: string };

/** Gives the test's browser a phone's speech with voices for these languages, and tells what it was asked to say. */
export function pretendSpeech(...languages: readonly string[]) {
  const said: PretendUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    voices: languages.map((lang) => ({ lang })),
    cancel: vi.fn<() => void>(),
    getVoices: () => speech.voices,
    speak: (utterance: PretendUtterance) => void said.push(utterance),
  });
  class Utterance extends EventTarget {
    lang = '';
    voice: unknown = null;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { said, speech, texts: () => said.map(({ text }) => text) };
}
