/** Words of names that tell nothing apart. */
const filling = /^(of|the|and|bank|banking|philippines?|corporation|company|savings|inc)$/i;

/** Up to two letters for a wallet or bank, drawn alike for all: no logo, which belongs to its owner. */
export function InstitutionMark({ name }: { name: string }) {
  return (
    <span className="institution-mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.replace(/\(.*?\)/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !filling.test(word));
  const [first = '', second = ''] = telling.length > 0 ? telling : words;
  const capitals = first.replace(/[^\p{Lu}]/gu, '');
  // GCash and PNB carry their own initials.
  if (capitals.length > 1) return capitals.slice(0, 2);
  return `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
}
