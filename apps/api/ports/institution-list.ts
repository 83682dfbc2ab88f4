import type { accountTypes } from '@luwag/contract/profile/choices';

export type Institution = {
  code: string;
  name: string;
  aliases: string[];
  accountType: (typeof accountTypes)[number];
  isPopular: boolean;
  numberLengths: number[];
};

/** Banks, wallets and counters that money can be sent to. */
export type InstitutionList = {
  all: () => readonly Institution[];
  find: (code: string) => Institution | null;
};
