import { expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const files = import.meta.glob<Tree>('./{en-US,fil-PH,hi-IN}/*.json', { eager: true, import: 'default' });

/** Words that are the same in English for a reason: names, official terms, loan words everybody uses. */
const sameInEnglish = new Set([
  'fil-PH held-data decisions.factors.selfie',
  'fil-PH held-data consents.kinds.privacy',
  'fil-PH held-data consents.kinds.terms',
  'fil-PH held-data consents.kinds.loan-agreement',
  'fil-PH lending cost.creditReportFee',
  'fil-PH loan title',
  'fil-PH my links.agreement',
  'fil-PH my links.privacy',
  'fil-PH my links.terms',
  'fil-PH privacy title',
  'fil-PH conditional-terms title',
  'fil-PH repaid-detail history.part.serviceFee',
  'fil-PH repaid-detail history.part.extensionFee',
  'fil-PH running-loan extend.fee',
  'fil-PH repaid-detail history.part.creditReportFee',
  'fil-PH app tabs.home',
  'fil-PH app tabs.profile',
  'fil-PH choices idTypes.philsys',
  'fil-PH choices idTypes.umid',
  'fil-PH choices idTypes.driversLicence',
  'fil-PH choices idTypes.sss',
  'fil-PH choices idTypes.philhealth',
  'fil-PH choices idTypes.pagibig',
  'fil-PH choices idTypes.tin',
  'fil-PH choices idTypes.prc',
  'fil-PH choices idTypes.votersId',
  'fil-PH choices idTypes.postalId',
  'fil-PH desktop registration',
  'fil-PH desktop authority',
  'fil-PH start-more lender.registration',
  'fil-PH easy-reloan title',
  'fil-PH my title',
  'fil-PH my links.reloan',
  'fil-PH my links.settings',
  'fil-PH repaid-detail today.lateCharge',
  'fil-PH repaid-detail today.penaltyFee',
  'fil-PH repaid-detail history.part.penaltyFee',
  'fil-PH repaid-detail history.part.lateCharge',
  'fil-PH setup title',
  'fil-PH start-more lender.authority',
  'fil-PH about-us identity.email',
  'fil-PH bank-info institution.label.remittanceShop',
  'fil-PH choices accountTypes.remittanceShop',
  'fil-PH coupon kinds.platform',
  'fil-PH held-data photos.proof',
  'fil-PH lending channelBank',
  'fil-PH lending cost.serviceFee',
  'fil-PH lending status.writtenOff',
  'fil-PH papers disclosure',
  'fil-PH papers statement',
  'fil-PH papers certificate',
  'fil-PH profile fields.middleName',
  'fil-PH profile fields.maritalStatus',
  'fil-PH profile fields.email',
  'fil-PH repaid-detail order',
  'fil-PH repaid-detail history.title',
  'fil-PH withdraw-page papers.disclosure',
  'fil-PH start-more lender.hotLine',
  'fil-PH support-messages kinds.paymentProof',
  'fil-PH ks-result facts.coupon',
  'fil-PH tri-link coupon',
  'fil-PH messages tabs.notify',
  'fil-PH coupon-choice title',
  'fil-PH lending cost.coupon',
  'fil-PH repaid-detail plan.interest',
  'fil-PH repaid-detail history.part.interest',
  'fil-PH repaid-detail history.part.coupon',
  'fil-PH loan-cards sending.reference',
  'fil-PH profile fields.walletNumber',
  'fil-PH profile fields.nameSuffix',
  'hi-IN easy-reloan title',
  'hi-IN my links.reloan',
]);

function leavesOf(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...leavesOf(value, `${prefix}${key}.`)],
    ),
  );
}

const namespaces = Object.keys(files)
  .filter((file) => file.startsWith('./en-US/'))
  .map((file) => file.slice('./en-US/'.length, -'.json'.length));
const wordsOf = (language: string, namespace: string) =>
  leavesOf(files[`./${language}/${namespace}.json`] ?? {});

test('there are words at all', () => {
  expect(namespaces).toContain('shell');
  expect(namespaces).toContain('errors');
});

test.each(namespaces.flatMap((namespace) => [`fil-PH ${namespace}`, `hi-IN ${namespace}`]))(
  '%s has the keys and values of the English one, in its own words',
  (name) => {
    const [language = '', namespace = ''] = name.split(' ');
    const english = wordsOf('en-US', namespace);
    const translated = wordsOf(language, namespace);
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, words] of translated) {
      const source = english.get(key) ?? '';
      expect(argumentsOf(words), `${name} ${key}`).toEqual(argumentsOf(source));
      if (!sameInEnglish.has(`${name} ${key}`)) expect(words, `${name} ${key}`).not.toBe(source);
      expect(words.trim(), `${name} ${key}`).not.toBe('');
    }
  },
);

test('no line in Pilipino can end with a lone prefix, as i- or mag-', () => {
  const nonBreakingHyphen = '\u2011';
  const words = namespaces.flatMap((namespace) => [...wordsOf('fil-PH', namespace).values()]);
  expect(words.some((sentence) => sentence.includes(`i${nonBreakingHyphen}`))).toBe(true);
  const plain = /(?<![\w-])(?:[Ii]|[MmNnPp]ag|[MmNn]a|[Nn]aka|ino|[Tt]ig)-[a-z]/;
  // With the first syllable twice, for what is to come or goes on: ire-review, magte-text.
  const doubled =
    /(?<![\w-])(?:n?i[rtsnk]e|i[knt]o|iche|ie|ita|mag(?:te|ta|po)|nagla|ma(?:re|o|lo|e|di)|maka(?:ka)?|kaka|[cs]h?ine|paki|in|e)-[a-z]/i;
  expect(words.filter((sentence) => plain.test(sentence))).toEqual([]);
  expect(words.filter((sentence) => doubled.test(sentence))).toEqual([]);
});

test('Pilipino wording does not change while a number counts: its rules take 2, 3 and 5 for one', () => {
  expect(new Intl.PluralRules('fil-PH').select(2)).toBe('one');
  const words = namespaces.flatMap((namespace) => [...wordsOf('fil-PH', namespace).values()]);
  expect(words.some((sentence) => sentence.includes('=1 {'))).toBe(true);
  expect(words.filter((sentence) => /\bone \{/.test(sentence))).toEqual([]);
});

/** Names of the values and tags a message takes. */
function argumentsOf(words: string): string[] {
  const names = [...words.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(names)].toSorted();
}
