import { describe, expect, it } from 'vitest';
import { centavos } from '../money/money.ts';
import { creditLimit, type CreditLimitInput } from './credit-limit.ts';

const input: CreditLimitInput = {
  baseLimitCentavos: centavos(500_000),
  hasFacebookUsername: false,
  hasHomeScreenBonus: false,
  facebookStepCentavos: centavos(100_000),
  homeScreenStepCentavos: centavos(200_000),
  largestAmountCentavos: centavos(8_000_000),
};

describe('credit limit', () => {
  it('adds a step for each bonus held', () => {
    expect(creditLimit(input)).toBe(500_000);
    expect(creditLimit({ ...input, hasFacebookUsername: true })).toBe(600_000);
    expect(creditLimit({ ...input, hasHomeScreenBonus: true })).toBe(700_000);
    expect(creditLimit({ ...input, hasFacebookUsername: true, hasHomeScreenBonus: true })).toBe(800_000);
  });

  it('stops at PHP 80,000', () => {
    const rich = { ...input, baseLimitCentavos: centavos(7_950_000), hasFacebookUsername: true };
    expect(creditLimit(rich)).toBe(8_000_000);
  });

  it('stops at what the product lends, and lowers no limit that is above it', () => {
    const small = { ...input, hasFacebookUsername: true, largestAmountCentavos: centavos(550_000) };
    expect(creditLimit(small)).toBe(550_000);
    expect(creditLimit({ ...small, baseLimitCentavos: centavos(700_000) })).toBe(700_000);
  });

  it('gives nothing to somebody who was not approved, whatever bonuses they hold', () => {
    const declined = { ...input, baseLimitCentavos: centavos(0), hasHomeScreenBonus: true };
    expect(creditLimit(declined)).toBe(0);
  });

  it('treats a negative figure as a bug', () => {
    expect(() => creditLimit({ ...input, facebookStepCentavos: centavos(-1) })).toThrow('not negative');
  });
});
