import { isLanguage, type Language, languages } from '@luwag/contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../use-cases/context.ts';
import { describePaper, type PaperDescription } from '../use-cases/papers/describe-paper.ts';
import { escapeHtml } from './front-end-pages.ts';
import { verifyPageStyle } from './verify-page-style.ts';

const names: Record<Language, string> = { 'en-US': 'English', 'fil-PH': 'Pilipino', 'hi-IN': 'हिन्दी' };

/** The page on which anyone who holds a paper learns whether it was issued; works without a script. */
export function bindVerifyPage(
  app: FastifyInstance,
  context: Pick<Context, 'store' | 'directory' | 'identity'>,
): void {
  app.get('/verify.css', async (_request, reply) => reply.type('text/css').send(verifyPageStyle));
  app.get<{ Params: { code?: string }; Querystring: { code?: string; language?: string } }>(
    '/verify/:code?',
    async (request, reply) => {
      const language = languageOf(request, request.query.language);
      const typed = request.params.code ?? request.query.code;
      const description = await describePaper(context, language, typeof typed === 'string' ? typed : null);
      return reply
        .code(description.answer?.lines.length === 0 ? 404 : 200)
        .type('text/html; charset=utf-8')
        .send(pageOf(language, context.identity.productName, description));
    },
  );
}

function languageOf(request: FastifyRequest, asked: unknown): Language {
  const [wanted] = [asked, request.cookies['luwag_language']].filter(isLanguage);
  return wanted ?? 'en-US';
}

function pageOf(language: Language, productName: string, { words, answer }: PaperDescription): string {
  const path = answer === null ? '/verify' : `/verify/${answer.code}`;
  const links = languages.map(
    (other) => `<a href="${path}?language=${other}" lang="${other}" hreflang="${other}">${names[other]}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words.title} – ${escapeHtml(productName)}</title>
<link rel="stylesheet" href="/verify.css">
</head>
<body>
<main>
<nav>${links.join('')}</nav>
<p class="name">${escapeHtml(productName)}</p>
<h1>${words.title}</h1>
${answer === null ? `<p>${words.lead}</p>` : answerOf(words, answer)}
<form method="get" action="/verify">
<input type="hidden" name="language" value="${language}">
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="off" required value="${answer?.code ?? ''}">
<button>${words.check}</button>
</form>
</main>
</body>
</html>
`;
}

type Answer = NonNullable<PaperDescription['answer']>;

function answerOf(words: PaperDescription['words'], { lines, holds }: Answer): string {
  if (lines.length === 0) {
    return `<section class="answer unknown"><h2>${words.unknown}</h2><p>${words.unknownHow}</p></section>`;
  }
  const rows = lines.map(({ name, value }) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`);
  const [title, how] = holds ? [words.found, words.foundHow] : [words.ended, words.endedHow];
  return `<section class="answer${holds ? '' : ' ended'}"><h2>${title}</h2><p>${how}</p><dl>${rows.join('')}</dl></section>`;
}
