import { getAccountChange } from '@luwag/contract/endpoints/account/get-account-change';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { getOffer } from '@luwag/contract/endpoints/loan/get-offer';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import { listInstitutions } from '@luwag/contract/endpoints/profile/list-institutions';
import { getReloan } from '@luwag/contract/endpoints/rewards/get-reloan';
import { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';

const form = [getProfile.path];

/** What a screen asks the server first, by the route's name, where that does not depend on anything but the screen. */
export const earlyQuestions: Readonly<Record<string, readonly string[]>> = {
  homeIndex: [getHome.path],
  my: [getHome.path],
  guildDetail: [getHome.path],
  subIndex: [getHome.path, getOffer.path],
  allWithdraw: [getOffer.path],
  billIndex: [listLoans.path],
  bill: [listLoans.path],
  repaidDetail: [listLoans.path],
  coupon: [listCoupons.path],
  couponInvalid: [listCoupons.path],
  appointLoan: [getReloan.path],
  appointLoanList: [getReloan.path],
  setup: [getOwnSettings.path],
  bankName: [getProfile.path, listInstitutions.path],
  identityInfo: form,
  baseInfo: form,
  baseInfo2: form,
  addressInfo: form,
  workInfo: form,
  contact: form,
  bankInfo: form,
  changeBank: [getAccountChange.path, getProfile.path],
};
