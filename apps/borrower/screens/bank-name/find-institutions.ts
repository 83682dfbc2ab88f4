type Named = { name: string; aliases: readonly string[] };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Those whose name or other name holds what was typed, names that begin so first, then A to Z. */
export function findInstitutions<Row extends Named>(institutions: readonly Row[], typed: string): Row[] {
  const wanted = plain(typed);
  const rankOf = ({ name, aliases }: Named): number => {
    if (plain(name).startsWith(wanted)) return 0;
    return [name, ...aliases].some((word) => plain(word).includes(wanted)) ? 1 : 2;
  };
  return institutions
    .map((row) => ({ row, rank: rankOf(row) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank || one.row.name.localeCompare(other.row.name, 'en'))
    .map(({ row }) => row);
}
