import type { InstitutionList } from '../../ports/institution-list.ts';
import { banks } from './banks.ts';
import { institutionsOf } from './institution-row.ts';
import { counters, wallets } from './wallets-and-counters.ts';

/** The list that comes with the product, for as long as no payout provider gives its own. */
export function createSeededInstitutions(): InstitutionList {
  const all = [
    ...institutionsOf('digitalWallet', wallets),
    ...institutionsOf('bankCard', banks),
    ...institutionsOf('remittanceShop', counters),
  ];
  const byCode = new Map(all.map((institution) => [institution.code, institution]));
  return { all: () => all, find: (code) => byCode.get(code) ?? null };
}
