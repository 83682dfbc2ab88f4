import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { paymentChannels } from '@luwag/contract/endpoints/loan/payment-channels';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayMongoCheckout } from '../../apps/api/adapters/paymongo/paymongo-checkout.ts';
import { createPayMongoTransfers } from '../../apps/api/adapters/paymongo/paymongo-transfers.ts';
import { createXenditPayments } from '../../apps/api/adapters/xendit/xendit-payments.ts';
import { createXenditPayouts } from '../../apps/api/adapters/xendit/xendit-payouts.ts';
import { accountsAt } from '../provider-doubles.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  logInBorrower,
  openBrowser,
  prepareWithdrawal,
  sendWithdrawal,
  type TestBorrower,
  type TestBrowser,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/* A lender changes its providers: the same database, and other institutions and ways to pay than before. */

const { xendit, payMongo } = accountsAt({ origin: 'http://127.0.0.1:9' });
const source = { number: '1', name: 'Test Lending Corporation', bic: 'PAEYPHM2XXX' };
const providers = {
  xendit: { payouts: createXenditPayouts(xendit), collections: createXenditPayments(xendit) },
  paymongo: {
    payouts: createPayMongoTransfers(payMongo, { source, callbackUrl: 'https://luwag.example/events' }),
    collections: createPayMongoCheckout(payMongo),
  },
};

let before: TestProduct;
beforeAll(async () => {
  before = await startTestProduct();
});
afterAll(() => before.stop());

/** The browser with its cookies and its session, at another address of the lender. */
function sameBrowser(borrower: TestBorrower, origin: string): TestBrowser {
  const browser = openBrowser(origin);
  for (const [name, value] of borrower.cookies) browser.cookies.set(name, value);
  browser.hold(borrower.token() ?? '');
  return browser;
}

describe.each(['xendit', 'paymongo'] as const)('after a change to %s', (name) => {
  const { payouts, collections } = providers[name];
  let after: TestProduct;
  let earlier: TestBorrower;
  let borrower: TestBorrower;

  beforeAll(async () => {
    after = await startTestProduct(
      { DATABASE_URL: before.databaseUrl, DATA_DIR: before.settings.dataFolder },
      {
        changeWorld: (world) => ({
          ...world,
          payouts: { ...world.payouts, reaches: payouts.reaches },
          collections: {
            ...world.collections,
            channels: collections.channels,
            open: async (request) =>
              collections.channels.some((channel) => channel === request.channel)
                ? world.collections.open(request)
                : null,
          },
        }),
      },
    );
    earlier = await logInBorrower(before.origin);
    borrower = { ...earlier, ...sameBrowser(earlier, after.origin) };
    await completeProfile(before.origin, earlier);
  });
  afterAll(() => after.stop());

  const payee = { payeeFirstName: 'Maria', payeeMiddleName: '', payeeLastName: 'Santos' };
  const give = (by: TestBorrower, account: Record<string, string>) =>
    by.call(endpoints.completeSection, {
      params: { section: 'payoutAccount' },
      body: { values: { ...account, ...payee, payoutPhone: earlier.phone } },
    });
  const shop = { accountType: 'remittanceShop', institutionCode: 'palawan' };
  const wallet = { accountType: 'digitalWallet', institutionCode: 'gcash' };

  test('there are banks and wallets to choose, and ways to pay', async () => {
    const { institutions } = given(await borrower.call(endpoints.listInstitutions, {}));
    const offered = institutions.filter(({ isOffered }) => isOffered);
    expect(offered.map(({ code }) => code)).toEqual(expect.arrayContaining(['gcash', 'maya', 'bdo', 'bpi']));
    expect(offered.some(({ accountType }) => accountType === 'remittanceShop')).toBe(false);
    expect(collections.channels).toEqual(expect.arrayContaining(['gcash', 'maya', 'qrph']));
  });

  test('an account that money cannot be sent to any more is refused, keeps its name, and is asked for anew before a loan', async () => {
    given(await give(earlier, shop));
    await becomeApproved(earlier);
    const wish = await prepareWithdrawal(earlier, 300_000, 14);
    expect(given(await borrower.call(endpoints.getOffer, { query: {} }))).toEqual({
      isOpen: false,
      reason: 'payout_account_not_reached',
    });
    expect(await sendWithdrawal(borrower, wish)).toMatchObject({ code: 'payout_account_not_reached' });
    expect(given(await borrower.call(endpoints.listLoans, {})).loans).toEqual([]);
    const { institutions } = given(await borrower.call(endpoints.listInstitutions, {}));
    expect(institutions.find(({ code }) => code === 'palawan')).toMatchObject({
      name: 'Palawan Express Pera Padala',
      isOffered: false,
    });
    expect(await give(borrower, shop)).toMatchObject({
      code: 'validation_failed',
      detail: { fields: [{ path: 'institutionCode', code: 'institution_unknown' }] },
    });
    given(await give(borrower, { ...wallet, walletNumber: `0${earlier.phone}` }));
    expect(given(await borrower.call(endpoints.getOffer, { query: {} })).isOpen).toBe(true);
  });

  test('a loan is told the ways to pay that there are, and another one opens nothing', async () => {
    const { summary, paymentChannels: shown } = await borrow(borrower, 300_000, 14);
    expect(shown).toEqual(collections.channels);
    const { loanId } = summary;
    for (const channel of paymentChannels) {
      const body = { kind: 'part' as const, amountCentavos: 10_000, channel };
      const started = await borrower.call(
        endpoints.startPayment,
        { params: { loanId }, body },
        { idempotencyKey: randomUUID() },
      );
      const isCarried = shown.includes(channel);
      expect(started.ok ? 'opened' : started.code).toBe(isCarried ? 'opened' : 'payment_channel_unavailable');
    }
    const { payments } = given(await borrower.call(endpoints.getLoan, { params: { loanId } }));
    expect(payments.map(({ channel }) => channel).toSorted()).toEqual(shown.toSorted());
  });
});
