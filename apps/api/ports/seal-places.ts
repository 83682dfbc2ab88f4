/** Names where each piece of personal data is kept. What is sealed for one place does not open at another. */
export const sealPlaces = {
  phone: (customerId: string) => `customer|phone|${customerId}`,
  section: (customerId: string, section: string) => `profile_section|${section}|${customerId}`,
  photo: (photoId: string) => `photo|bytes|${photoId}`,
  photoPart: (photoId: string, fromByte: number) => `photo|part|${photoId}|${fromByte}`,
  photoReading: (photoId: string) => `photo|reading|${photoId}`,
  applicationBefore: (applicationId: string) => `application|before|${applicationId}`,
  signature: (signatureId: string) => `signature|drawing|${signatureId}`,
  payoutAccount: (payoutId: string) => `payout|account|${payoutId}`,
  acceptance: (loanId: string) => `acceptance|document|${loanId}`,
  paper: (paperId: string) => `paper|content|${paperId}`,
  reloanAgreement: (customerId: string) => `reloan|agreement|${customerId}`,
  pushEndpoint: (subscriptionId: string) => `push|endpoint|${subscriptionId}`,
  installProof: (customerId: string) => `install|proof|${customerId}`,
  sessionSuccessor: (sessionId: string) => `session|successor|${sessionId}`,
  loginChallenge: (challengeId: string) => `challenge|${challengeId}`,
  simulatedSms: (smsId: string) => `simulated_sms|text|${smsId}`,
} as const;
