/** As a bank compares: whatever the letters' case and accents. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  return compared(one) === compared(other);
}

function compared(name: string | undefined): string {
  return (name ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
