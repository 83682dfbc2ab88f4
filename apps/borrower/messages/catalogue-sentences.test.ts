import { expect, test } from 'vitest';
import app from './en-US/app.json' with { type: 'json' };
import appErrors from './en-US/app-errors.json' with { type: 'json' };
import changeBank from './en-US/change-bank.json' with { type: 'json' };
import couponChoice from './en-US/coupon-choice.json' with { type: 'json' };
import declined from './en-US/declined.json' with { type: 'json' };
import easyReloan from './en-US/easy-reloan.json' with { type: 'json' };
import errors from './en-US/errors.json' with { type: 'json' };
import loanCards from './en-US/loan-cards.json' with { type: 'json' };
import noAndroid from './en-US/no-android.json' with { type: 'json' };
import correction from './en-US/correction.json' with { type: 'json' };
import selfieCheck from './en-US/selfie-check.json' with { type: 'json' };

/** The sixteen messages of the specification's eighth point: what each is about, what is shown, what it must say. */
const catalogue: readonly [string, string, RegExp][] = [
  ['the network', errors.networkAbnormal, /^Network abnormal.*check your mobile data or Wi-Fi/],
  ['too many operations', errors.tooFrequent, /^Operation too frequent.*try again later/],
  ['too many text messages', errors.smsLimitReached, /^SMS limit reached.*try again tomorrow/],
  ['the security mechanism', errors.securityWait, /triggered the security mechanism.*wait/],
  ['a wrong code', errors.codeIncorrect, /^The verification code is incorrect.*re-enter/],
  ['a bad photo', appErrors.photoUnreadable, /problem with the photo.*retake/],
  [
    'a face that is not recognised',
    selfieCheck.faults.SELFIE_MISMATCH.why,
    /^Facial recognition failed.*retry/,
  ],
  [
    'an application that is declined',
    declined.rejected.title,
    /^Unfortunately, your information does not qualify/,
  ],
  [
    'a wrong bank card',
    correction.reasons.ACCOUNT_INVALID.why,
    /^Bank card info submitted is incorrect.*before you reapply/,
  ],
  ['a correction', correction.lead, /^Authentication info problem. Fix it in the original application/],
  [
    'an account that takes no money',
    loanCards.failed.reason.invalid,
    /^Wallet or bank info is invalid. Money cannot be deposited/,
  ],
  [
    'a coupon for a larger amount',
    couponChoice.whyNot.minimum,
    /^Coupon unavailable: required amount {minimum}/,
  ],
  [
    'a used voucher',
    easyReloan.refusals.inUse,
    /^Scheduled disbursement cannot be turned off after its voucher was used/,
  ],
  [
    'a used voucher, as the server refuses it',
    appErrors.reloanVoucherInUse,
    /^Scheduled disbursement cannot be turned off after its voucher was used/,
  ],
  ['maintenance', changeBank.refused.maintenance, /^System maintenance: bank change is unavailable/],
  [
    'maintenance, as the server refuses a change',
    appErrors.accountChangeClosed,
    /^System maintenance: bank change is unavailable/,
  ],
  ['Android', noAndroid.lead, /Android phones are not supported/],
  ['a copy', app.copied, /^Copied$/],
];

test.each(catalogue)('the message about %s says what the catalogue says', (_about, shown, specified) => {
  expect(shown).toMatch(specified);
});
