import { routeAsksToken, screenInlineToken } from '../platform/page-tokens.ts';

/** The page of every later screen. Its own small script starts the app, at once or after a server-rendered screen is on show. */
export function screenPage({
  shellPage,
  entry,
  screenInline,
  hindiLetters,
}: {
  shellPage: string;
  /** Address of the app's first file. */
  entry: string;
  screenInline: string;
  /** Address of a stylesheet that pages in Hindi ask for. */
  hindiLetters: string;
}): string {
  return shellPage
    .replace(/<script type="module"[^>]*><\/script>/g, () => `<link rel="modulepreload" href="${entry}" />`)
    .replace(
      screenInlineToken,
      () =>
        `<script data-bundle="${entry}" data-letters="${hindiLetters}" data-asks="${routeAsksToken}">${screenInline}</script>`,
    );
}
