import type { InstitutionList } from '../../ports/institution-list.ts';
import { banks } from './banks.ts';
import { institutionsOf } from './institution-row.ts';
import { counters, wallets } from './wallets-and-counters.ts';

/** The list that comes with the product, as far as the payout provider reaches it. */
export function createSeededInstitutions(reaches: (code: string) => boolean = () => true): InstitutionList {
  const all = [
    ...institutionsOf('digitalWallet', wallets),
    ...institutionsOf('bankCard', banks),
    ...institutionsOf('remittanceShop', counters),
  ].filter(({ code }) => reaches(code));
  const byCode = new Map(all.map((institution) => [institution.code, institution]));
  return { all: () => all, find: (code) => byCode.get(code) ?? null };
}
