import { listInstitutions } from '@luwag/contract/endpoints/profile/list-institutions';
import { sections } from '@luwag/contract/profile/sections';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSeededInstitutions } from './seeded-institutions.ts';

const institutions = createSeededInstitutions();

describe('the list of institutions', () => {
  it('keeps the contract and has each code once', () => {
    const all = [...institutions.all()];
    expect(v.safeParse(listInstitutions.output, { institutions: all }).success).toBe(true);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it('offers all three ways to get money, a handful of them first', () => {
    const popular = institutions.all().filter(({ isPopular }) => isPopular);
    expect(new Set(popular.map(({ accountType }) => accountType)).size).toBe(3);
    expect(popular.length).toBeLessThanOrEqual(8);
  });

  it('keeps the name of one that payouts do not reach, and offers it no more', () => {
    const fewer = createSeededInstitutions((code) => code !== 'palawan');
    expect(fewer.all()).toHaveLength(institutions.all().length);
    expect(fewer.all().filter(({ isOffered }) => !isOffered)).toMatchObject([{ code: 'palawan' }]);
    expect(fewer.find('palawan')?.name).toBe('Palawan Express Pera Padala');
  });

  it('has codes that the payout account section accepts', () => {
    const payee = {
      payeeFirstName: 'Ana',
      payeeMiddleName: '',
      payeeLastName: 'Cruz',
      payoutPhone: '9171234567',
    };
    for (const { code } of institutions.all()) {
      const account = { accountType: 'remittanceShop', institutionCode: code, ...payee };
      expect(v.safeParse(sections.payoutAccount, account).success).toBe(true);
      expect(institutions.find(code)?.code).toBe(code);
    }
    expect(institutions.find('nobody')).toBeNull();
  });
});
