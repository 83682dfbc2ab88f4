type Named = { name: string; aliases: readonly string[] };

/** Accents of Latin letters are left out as people leave them out; the vowel signs of Hindi are letters of their own. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Those whose name or other name holds what was typed, names that begin so first, then A to Z. */
export function findNamed<Row extends Named>(rows: readonly Row[], typed: string): Row[] {
  const wanted = plain(typed);
  const rankOf = ({ name, aliases }: Named): number => {
    if (plain(name).startsWith(wanted)) return 0;
    return [name, ...aliases].some((word) => plain(word).includes(wanted)) ? 1 : 2;
  };
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank || one.row.name.localeCompare(other.row.name, 'en'))
    .map(({ row }) => row);
}
