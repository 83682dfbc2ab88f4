import { expect, test } from 'vitest';
import { createSeededInstitutions } from '../institutions/seeded-institutions.ts';
import { bankIdentifierCodes } from '../paymongo/paymongo-institutions.ts';
import { xenditPayoutChannels } from '../xendit/xendit-channels.ts';

const known = createSeededInstitutions()
  .all()
  .map(({ code }) => code);

/** No provider's list has these: in production nobody is offered them, and an account kept with one keeps its name. */
const reachedByNone: readonly string[] = [
  'bankcom',
  'bayad',
  'bdonetwork',
  'cardbank',
  'cebuana',
  'cebuanabank',
  'ctbc',
  'equicom',
  'hsbc',
  'lazadawallet',
  'lbc',
  'mayabank',
  'maybank',
  'mlhuillier',
  'ofbank',
  'palawan',
  'palawanpay',
  'paymongo',
  'pbcom',
  'philtrust',
  'producersbank',
  'rdpawnshop',
  'robinsonsbank',
  'ruralbankguinobatan',
  'standardchartered',
  'sterling',
  'sunsavings',
  'tambunting',
  'tonik',
  'ucpb',
  'uniondigital',
  'unobank',
  'ussc',
  'veterans',
  'villarica',
];

const isReached = (code: string): boolean =>
  Object.hasOwn(xenditPayoutChannels, code) || Object.hasOwn(bankIdentifierCodes, code);

test('each institution has a code at some provider, or stands among those that none reaches', () => {
  expect(known.filter((code) => !isReached(code)).toSorted()).toEqual(reachedByNone);
});

test("each code of a provider is that of an institution in the product's list", () => {
  const codes = [...Object.keys(xenditPayoutChannels), ...Object.keys(bankIdentifierCodes)];
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
});
