import type { InstitutionList } from '../../ports/institution-list.ts';
import { banks } from './banks.ts';
import { institutionsOf } from './institution-row.ts';
import { counters, wallets } from './wallets-and-counters.ts';

/** The list that comes with the product. What payouts do not reach stays in it, so that an account saved earlier keeps its name. */
export function createSeededInstitutions(reaches: (code: string) => boolean = () => true): InstitutionList {
  const all = [
    ...institutionsOf('digitalWallet', wallets),
    ...institutionsOf('bankCard', banks),
    ...institutionsOf('remittanceShop', counters),
  ].map((institution) => ({ ...institution, isOffered: reaches(institution.code) }));
  const byCode = new Map(all.map((institution) => [institution.code, institution]));
  return { all: () => all, find: (code) => byCode.get(code) ?? null };
}
