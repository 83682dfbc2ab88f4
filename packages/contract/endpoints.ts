import { getGraphicCode } from './endpoints/session/get-graphic-code.ts';
import { logIn } from './endpoints/session/log-in.ts';
import { logInByHandOff } from './endpoints/session/log-in-by-hand-off.ts';
import { logOut } from './endpoints/session/log-out.ts';
import { logOutOthers } from './endpoints/session/log-out-others.ts';
import { refreshSession } from './endpoints/session/refresh-session.ts';
import { requestCode } from './endpoints/session/request-code.ts';
import { showHandOffCode } from './endpoints/session/show-hand-off-code.ts';
import { getPublicSettings } from './endpoints/settings/get-public-settings.ts';
import { reportClientError } from './endpoints/settings/report-client-error.ts';
import { checkSelfie } from './endpoints/profile/check-selfie.ts';
import { completeSection } from './endpoints/profile/complete-section.ts';
import { getAgreedTexts } from './endpoints/profile/get-agreed-texts.ts';
import { getHeldData } from './endpoints/profile/get-held-data.ts';
import { getPhoto } from './endpoints/profile/get-photo.ts';
import { getProfile } from './endpoints/profile/get-profile.ts';
import { getRegion } from './endpoints/profile/get-region.ts';
import { listInstitutions } from './endpoints/profile/list-institutions.ts';
import { listPlaces } from './endpoints/profile/list-places.ts';
import { readIdentity } from './endpoints/profile/read-identity.ts';
import { removeContacts } from './endpoints/profile/remove-contacts.ts';
import { requestPhotoUpload } from './endpoints/profile/request-photo-upload.ts';
import { saveSectionDraft } from './endpoints/profile/save-section-draft.ts';
import { searchAddresses } from './endpoints/profile/search-addresses.ts';
import { getHome } from './endpoints/application/get-home.ts';
import { returnApplication } from './endpoints/application/return-application.ts';
import { submitApplication } from './endpoints/application/submit-application.ts';
import { extendDueDate } from './endpoints/loan/extend-due-date.ts';
import { getLoanPapers } from './endpoints/loan/get-loan-papers.ts';
import { getLoan } from './endpoints/loan/get-loan.ts';
import { getOffer } from './endpoints/loan/get-offer.ts';
import { getProjection } from './endpoints/loan/get-projection.ts';
import { getPayment } from './endpoints/loan/get-payment.ts';
import { getOwnResult } from './endpoints/loan/get-own-result.ts';
import { getResult } from './endpoints/loan/get-result.ts';
import { getSignature } from './endpoints/loan/get-signature.ts';
import { issuePaper } from './endpoints/loan/issue-paper.ts';
import { listLoans } from './endpoints/loan/list-loans.ts';
import { previewProjection } from './endpoints/loan/preview-projection.ts';
import { saveSignature } from './endpoints/loan/save-signature.ts';
import { startPayment } from './endpoints/loan/start-payment.ts';
import { suggestCoupons } from './endpoints/loan/suggest-coupons.ts';
import { verifyPaper } from './endpoints/loan/verify-paper.ts';
import { withdraw } from './endpoints/loan/withdraw.ts';
import { enterPayCode } from './endpoints/loan/enter-pay-code.ts';
import { getLoanByCode } from './endpoints/loan/get-loan-by-code.ts';
import { payByCode } from './endpoints/loan/pay-by-code.ts';
import { requestPayCode } from './endpoints/loan/request-pay-code.ts';
import { bringBackScheduledLoan } from './endpoints/rewards/bring-back-scheduled-loan.ts';
import { changeReloan } from './endpoints/rewards/change-reloan.ts';
import { getReloan } from './endpoints/rewards/get-reloan.ts';
import { claimInstallBonus } from './endpoints/rewards/claim-install-bonus.ts';
import { getInstallBonus } from './endpoints/rewards/get-install-bonus.ts';
import { getReloanAgreement } from './endpoints/rewards/get-reloan-agreement.ts';
import { getScheduledLoanPapers } from './endpoints/rewards/get-scheduled-loan-papers.ts';
import { listCoupons } from './endpoints/rewards/list-coupons.ts';
import { skipScheduledLoan } from './endpoints/rewards/skip-scheduled-loan.ts';
import { turnOffReloan } from './endpoints/rewards/turn-off-reloan.ts';
import { turnOnReloan } from './endpoints/rewards/turn-on-reloan.ts';
import { listOwnRequests } from './endpoints/request/list-own-requests.ts';
import { sendRequest } from './endpoints/request/send-request.ts';
import { listSupportMessages } from './endpoints/support-message/list-support-messages.ts';
import { sendSupportMessage } from './endpoints/support-message/send-support-message.ts';
import { getMessage } from './endpoints/messages/get-message.ts';
import { listMessages } from './endpoints/messages/list-messages.ts';
import { getPush } from './endpoints/messages/get-push.ts';
import { savePush } from './endpoints/messages/save-push.ts';
import { stopPush } from './endpoints/messages/stop-push.ts';
import { readMessage } from './endpoints/messages/read-message.ts';
import { getOwnSettings } from './endpoints/settings/get-own-settings.ts';
import { saveOwnSettings } from './endpoints/settings/save-own-settings.ts';
import { getAdConsent } from './endpoints/settings/get-ad-consent.ts';
import { saveAdConsent } from './endpoints/settings/save-ad-consent.ts';
import { changePayoutAccount } from './endpoints/account/change-payout-account.ts';
import { getAccountChange } from './endpoints/account/get-account-change.ts';
import { requestAccountCode } from './endpoints/account/request-account-code.ts';
import { listMaintenance } from './endpoints/maintenance/list-maintenance.ts';
import { countGuideAnswer } from './endpoints/faq/count-guide-answer.ts';
import { getFaq } from './endpoints/faq/get-faq.ts';
import { listFaq } from './endpoints/faq/list-faq.ts';
import { listGuideAnswers } from './endpoints/faq/list-guide-answers.ts';
import { setFaq } from './endpoints/faq/set-faq.ts';
import { setMaintenance } from './endpoints/maintenance/set-maintenance.ts';
import { askDeletion } from './endpoints/deletion/ask-deletion.ts';
import { getDeletion } from './endpoints/deletion/get-deletion.ts';
import { takeBackDeletion } from './endpoints/deletion/take-back-deletion.ts';
import { decideCase } from './endpoints/staff/decide-case.ts';
import { getCasePhoto } from './endpoints/staff/get-case-photo.ts';
import { getCase } from './endpoints/staff/get-case.ts';
import { getStatement } from './endpoints/staff/get-statement.ts';
import { getTrialBalance } from './endpoints/staff/get-trial-balance.ts';
import { getStaffSession } from './endpoints/staff/get-staff-session.ts';
import { listReviewQueue } from './endpoints/staff/list-review-queue.ts';
import { findCustomer } from './endpoints/staff/find-customer.ts';
import { getCustomer } from './endpoints/staff/get-customer.ts';
import { getCustomerLoan } from './endpoints/staff/get-customer-loan.ts';
import { previewLoanAction } from './endpoints/staff/preview-loan-action.ts';
import { performLoanAction } from './endpoints/staff/perform-loan-action.ts';
import { changeCoupon } from './endpoints/staff/change-coupon.ts';
import { lockAccount } from './endpoints/staff/lock-account.ts';
import { proposeUnlock } from './endpoints/staff/propose-unlock.ts';
import { proposePhoneChange } from './endpoints/staff/propose-phone-change.ts';
import { letLogInAgain } from './endpoints/staff/let-log-in-again.ts';
import { answerRequest } from './endpoints/staff/answer-request.ts';
import { getPayoutPause } from './endpoints/staff/get-payout-pause.ts';
import { liftPayoutPause } from './endpoints/staff/lift-payout-pause.ts';
import { askAboutPayout } from './endpoints/staff/ask-about-payout.ts';
import { listWaitingPayouts } from './endpoints/staff/list-waiting-payouts.ts';
import { answerTroubledJob } from './endpoints/staff/answer-troubled-job.ts';
import { listAuditLog } from './endpoints/staff/list-audit-log.ts';
import { listStaff } from './endpoints/staff/list-staff.ts';
import { listTextDays } from './endpoints/staff/list-text-days.ts';
import { listTroubledJobs } from './endpoints/staff/list-troubled-jobs.ts';
import { getRequestPhone } from './endpoints/staff/get-request-phone.ts';
import { listLateLoans } from './endpoints/staff/list-late-loans.ts';
import { listRequests } from './endpoints/staff/list-requests.ts';
import { answerSupportMessage } from './endpoints/staff/answer-support-message.ts';
import { getSupportMessage } from './endpoints/staff/get-support-message.ts';
import { listWaitingSupportMessages } from './endpoints/staff/list-waiting-support-messages.ts';
import { listProducts } from './endpoints/staff/list-products.ts';
import { checkProduct } from './endpoints/staff/check-product.ts';
import { answerProductProposal } from './endpoints/staff/answer-product-proposal.ts';
import { proposeProduct } from './endpoints/staff/propose-product.ts';
import { signInStaff } from './endpoints/staff/sign-in-staff.ts';
import { moneyEndpoints } from './endpoints/staff/money-endpoints.ts';
import { serviceEndpoints } from './endpoints/staff/service-endpoints.ts';
import { partnerEndpoints } from './endpoints/partner/partner-endpoints.ts';
import { signOutStaff } from './endpoints/staff/sign-out-staff.ts';
import { skipCustomersLoan } from './endpoints/staff/skip-customers-loan.ts';
import { decideSandboxApplication } from './endpoints/sandbox/decide-sandbox-application.ts';
import { listSandboxPeople } from './endpoints/sandbox/list-sandbox-people.ts';
import { listSandboxSms } from './endpoints/sandbox/list-sandbox-sms.ts';
import { moveSandboxClock } from './endpoints/sandbox/move-sandbox-clock.ts';
import { reportSandboxRepayment } from './endpoints/sandbox/report-sandbox-repayment.ts';
import { setNextCollection } from './endpoints/sandbox/set-next-collection.ts';
import { setNextPayout } from './endpoints/sandbox/set-next-payout.ts';
import { leaveNumber } from './endpoints/waitlist/leave-number.ts';
import { listWaitlistEntries } from './endpoints/waitlist/list-waitlist-entries.ts';
import { takeBackNumber } from './endpoints/waitlist/take-back-number.ts';
import { notifyWaitlist } from './endpoints/waitlist/notify-waitlist.ts';
import { addReceiver } from './endpoints/receiver/add-receiver.ts';
import { changeReceiver } from './endpoints/receiver/change-receiver.ts';
import { changeReceiverSecret } from './endpoints/receiver/change-receiver-secret.ts';
import { listDeliveries } from './endpoints/receiver/list-deliveries.ts';
import { listReceivers } from './endpoints/receiver/list-receivers.ts';
import { replayEvents } from './endpoints/receiver/replay-events.ts';

/** Every call there is. The server must bind each of them; OpenAPI is printed from this list. */
export const endpoints = {
  getGraphicCode,
  logIn,
  logInByHandOff,
  logOut,
  logOutOthers,
  refreshSession,
  requestCode,
  showHandOffCode,
  getPublicSettings,
  reportClientError,
  checkSelfie,
  completeSection,
  removeContacts,
  getAgreedTexts,
  getHeldData,
  getPhoto,
  getProfile,
  listInstitutions,
  listPlaces,
  getRegion,
  readIdentity,
  requestPhotoUpload,
  saveSectionDraft,
  searchAddresses,
  getHome,
  returnApplication,
  submitApplication,
  extendDueDate,
  getLoanPapers,
  getLoan,
  getOffer,
  getProjection,
  getPayment,
  getResult,
  getOwnResult,
  getSignature,
  issuePaper,
  listLoans,
  previewProjection,
  saveSignature,
  startPayment,
  suggestCoupons,
  verifyPaper,
  withdraw,
  requestPayCode,
  enterPayCode,
  getLoanByCode,
  payByCode,
  changeReloan,
  getReloan,
  getReloanAgreement,
  getScheduledLoanPapers,
  claimInstallBonus,
  getInstallBonus,
  listCoupons,
  skipScheduledLoan,
  bringBackScheduledLoan,
  turnOffReloan,
  turnOnReloan,
  listOwnRequests,
  sendRequest,
  listSupportMessages,
  sendSupportMessage,
  getMessage,
  listMessages,
  readMessage,
  getPush,
  savePush,
  stopPush,
  getOwnSettings,
  saveOwnSettings,
  getAdConsent,
  saveAdConsent,
  changePayoutAccount,
  getAccountChange,
  requestAccountCode,
  askDeletion,
  getDeletion,
  takeBackDeletion,
  decideCase,
  getCasePhoto,
  getCase,
  getStaffSession,
  getStatement,
  getTrialBalance,
  listReviewQueue,
  findCustomer,
  getCustomer,
  getCustomerLoan,
  previewLoanAction,
  performLoanAction,
  changeCoupon,
  letLogInAgain,
  lockAccount,
  proposeUnlock,
  proposePhoneChange,
  skipCustomersLoan,
  answerRequest,
  listRequests,
  listLateLoans,
  getRequestPhone,
  listWaitingPayouts,
  askAboutPayout,
  getPayoutPause,
  liftPayoutPause,
  listTextDays,
  listAuditLog,
  listStaff,
  listTroubledJobs,
  answerTroubledJob,
  listWaitingSupportMessages,
  getSupportMessage,
  answerSupportMessage,
  listReceivers,
  addReceiver,
  changeReceiver,
  changeReceiverSecret,
  listDeliveries,
  replayEvents,
  listMaintenance,
  setMaintenance,
  getFaq,
  listFaq,
  setFaq,
  countGuideAnswer,
  listGuideAnswers,
  leaveNumber,
  takeBackNumber,
  listWaitlistEntries,
  notifyWaitlist,
  listProducts,
  checkProduct,
  proposeProduct,
  answerProductProposal,
  signInStaff,
  signOutStaff,
  decideSandboxApplication,
  listSandboxPeople,
  listSandboxSms,
  moveSandboxClock,
  reportSandboxRepayment,
  setNextPayout,
  setNextCollection,
  ...moneyEndpoints,
  ...serviceEndpoints,
  ...partnerEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
