import { answerWords } from '../../messages/answer-words.ts';

/** `emergency1Phone` as `Emergency 1 phone`, `birthOn` as `Birth date`. */
export function readableName(name: string): string {
  const spaced = name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return answerWords[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
