import type { GuideName } from '@luwag/contract/guide-names';
import type { Language } from '@luwag/contract/language';
import { guideSteps } from '../apps/borrower/components/guide-picture/guide-drawings.ts';
import english from '../apps/borrower/messages/en-US/guides.json' with { type: 'json' };
import filipino from '../apps/borrower/messages/fil-PH/guides.json' with { type: 'json' };
import hindi from '../apps/borrower/messages/hi-IN/guides.json' with { type: 'json' };

export const secondsPerStep = 8;
const guidesIn = { 'en-US': english.guides, 'fil-PH': filipino.guides, 'hi-IN': hindi.guides } as const;

/** The captions of a clip: the words of the guide, each as long as its picture is shown. */
export function clipCaptions(guide: GuideName, language: Language): string {
  const words = guidesIn[language][guide];
  const cues = guideSteps.map((step, index) => {
    const from = index * secondsPerStep;
    return `${clock(from)} --> ${clock(from + secondsPerStep)}\n${words[step]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  return `00:00:${String(seconds).padStart(2, '0')}.000`;
}
