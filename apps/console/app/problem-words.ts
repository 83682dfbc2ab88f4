import type { Answer } from '@luwag/contract/client';
import { formatPesos } from '@luwag/contract/money';
import { wordFor } from '../messages/en-US.ts';
import { loanWords } from '../messages/loan-words.ts';
import { formatDay, formatInstant } from './format.ts';

/** What a screen says itself of some codes. Any other code, an answer that got lost among them, is told in the console’s own words. */
type OwnWords = Readonly<Partial<Record<Refused['code'], string>>>;
type Refused = Extract<Answer<unknown>, { ok: false }>;
type Figures = Readonly<Record<string, string | number>>;

/** What to say of a refusal: the engine's own rule and figures first, then what the screen says of its code. */
export function problemWords({ code, detail }: Refused, own: OwnWords = {}): string {
  if (detail.rule !== undefined) return ruleWords(detail.rule, detail.figures ?? {});
  if (own[code] !== undefined) return own[code];
  return code in loanWords.problems ? wordFor(loanWords.problems, code) : loanWords.problems.other;
}

/** Own words for a step that may be done although no clear answer came: it got lost, or something between answered in its place. */
export function unclearAs(said: string): OwnWords {
  return { network_abnormal: said, internal_error: said };
}

/** A rule that refused, with the figures that explain it. */
export function ruleWords(rule: string, figures: Figures): string {
  const explained = Object.entries(figures).flatMap(([name, value]) =>
    name in loanWords.figures
      ? [`${wordFor(loanWords.figures, name)}: ${figureWords(name, value, figures)}`]
      : [],
  );
  return [wordFor(loanWords.rules, rule), ...explained].join(' · ');
}

function figureWords(name: string, value: string | number, { unit }: Figures): string {
  if (typeof value === 'string') return textWords(name, value);
  if (name.endsWith('Centavos')) return formatPesos(value);
  if (!isCapFigure(name)) return value.toLocaleString('en-PH');
  return unit === 'ppm-per-day' ? `${(value / 10_000).toFixed(4)} %` : formatPesos(value);
}

function textWords(name: string, value: string): string {
  if (name.endsWith('At')) return formatInstant(value);
  return name.endsWith('On') ? formatDay(value) : value;
}

function isCapFigure(name: string): boolean {
  return name === 'byHowMuch' || name === 'largestAllowed';
}
