export const lines = ['usual', 'slow', 'broken'] as const;
export type Line = (typeof lines)[number];

const lineCookie = 'luwag_line';

/** How the sandbox's server treats this browser's questions; a cookie of this browser's session tells it. */
export function chosenLine(page: Pick<Document, 'cookie'>): Line {
  const kept = page.cookie.split('; ').find((pair) => pair.startsWith(`${lineCookie}=`));
  return lines.find((line) => kept === `${lineCookie}=${line}`) ?? 'usual';
}

export function chooseLine(line: Line, page: Pick<Document, 'cookie'>): void {
  page.cookie = `${lineCookie}=${line}; Path=/; SameSite=Lax${line === 'usual' ? '; Max-Age=0' : ''}`;
}
