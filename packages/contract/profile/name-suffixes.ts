/** What may follow a last name, as the civil registry writes it; empty for none. */
export const nameSuffixes = ['', 'Jr.', 'Sr.', 'II', 'III', 'IV', 'V'] as const;
export type NameSuffix = (typeof nameSuffixes)[number];

/** The suffix that a card prints, whatever its letters' case and its full stop; empty where it is none. */
export function nameSuffixOf(printed: string): NameSuffix {
  return nameSuffixes.find((suffix) => plain(suffix) === plain(printed)) ?? '';
}

function plain(text: string): string {
  return text.replace(/[^a-z]/gi, '').toLowerCase();
}

/** A printed name without the suffix at its end, and that suffix. */
export function splitSuffix(name: string): { name: string; suffix: NameSuffix } {
  const [, before = name, end = ''] = /^(.+?)[\s,]+(\S{1,4})$/.exec(name.trim()) ?? [];
  const suffix = nameSuffixOf(end);
  return suffix === '' ? { name, suffix } : { name: before.replace(/,$/, ''), suffix };
}
