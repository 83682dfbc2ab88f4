import type { accountTypes } from '@luwag/contract/profile/choices';

export type Institution = {
  code: string;
  name: string;
  aliases: string[];
  accountType: (typeof accountTypes)[number];
  isPopular: boolean;
  numberLengths: number[];
  /** Whether money can be sent there today. */
  isOffered: boolean;
};

/** Banks, wallets and counters, also those of accounts that were saved while another provider paid out. */
export type InstitutionList = {
  all: () => readonly Institution[];
  find: (code: string) => Institution | null;
};
