import { mobileDigits } from '@luwag/contract/mobile-number';

type ContactPicker = {
  select: (
    properties: readonly ['name', 'tel'],
    options: { multiple: false },
  ) => Promise<readonly { name?: readonly string[]; tel?: readonly string[] }[]>;
};

/** Not in the types: few browsers have it, and the borrower chooses one person at a time there. */
function picker(): ContactPicker | null {
  return 'contacts' in navigator ? (navigator.contacts as ContactPicker) : null;
}

export function canPickContact(): boolean {
  return picker() !== null;
}

/** Lets the borrower pick one person in the phone's own list; null when none was picked. We never see the list. */
export async function pickContact(): Promise<{ name: string; phone: string } | null> {
  try {
    const [picked] = (await picker()?.select(['name', 'tel'], { multiple: false })) ?? [];
    if (picked === undefined) return null;
    const digits = picked.tel?.map((number) => mobileDigits(number)).find((number) => number !== null);
    return {
      name: picked.name?.[0]?.slice(0, 80) ?? '',
      phone: digits === undefined || digits === null ? '' : `0${digits}`,
    };
  } catch {
    // Closed without a choice, or not allowed: the fields below are there to type into.
    return null;
  }
}
