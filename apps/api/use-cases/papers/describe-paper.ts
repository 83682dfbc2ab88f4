import type { Language } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type VerifyWords, verifyWords } from '../../texts/verify-page.ts';
import { writtenDate } from '../../texts/written-date.ts';
import type { Context } from '../context.ts';
import { verifyPaper } from './verify-paper.ts';

/** What the page about a paper says, in the reader's language. */
export type PaperDescription = {
  words: VerifyWords;
  /** Null while no code was asked for; no lines where no paper has it. */
  answer: { code: string; lines: readonly { name: string; value: string }[]; holds: boolean } | null;
};

/** Looks a paper up by its code however that was typed: with spaces, hyphens or neither. */
export async function describePaper(
  context: Pick<Context, 'store' | 'directory' | 'identity'>,
  language: Language,
  typed: string | null,
): Promise<PaperDescription> {
  const words = verifyWords[language];
  if (typed === null) return { words, answer: null };
  const code = typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1-');
  const found = await verifyPaper(context, code);
  if (!found.ok) return { words, answer: { code, lines: [], holds: false } };
  const { kind, orderNumber, issuedAt, lender, contentHash, holds } = found.value;
  const lines = [
    { name: words.paper, value: words.kinds[kind] },
    { name: words.loan, value: orderNumber },
    { name: words.issued, value: writtenDate(language, manilaDateOf(Date.parse(issuedAt))) },
    { name: words.lender, value: lender },
    { name: words.fingerprint, value: contentHash },
  ];
  return { words, answer: { code, lines, holds } };
}
