/** What has to happen to a person before the state shows, beyond what the sandbox begins with. */
export type Preparation =
  | 'payment'
  | 'paymentScan'
  | 'paymentSuccess'
  | 'paymentFail'
  | 'paymentExpired'
  | 'extension'
  | 'voucher'
  | 'deletion'
  | 'answeredSupportMessage'
  | 'approvalMessage'
  | 'payoutMessage'
  | 'settlementMessage'
  | 'nextDay';

export type DisplayState = {
  name: string;
  /** Whose state it is; the sandbox begins with them in it. */
  phone: keyof typeof beginsAs;
  path: `/${string}`;
  preparation?: Preparation;
  /** What the screen opens by itself. */
  opens?: 'supportMessages' | 'signature';
};

/** The state in which the sandbox creates each of these people; time or a tester may have moved them on. */
export const beginsAs = {
  '9170000001': 'incomplete',
  '9170000002': 'underReview',
  '9170000003': 'canWithdraw',
  '9170000004': 'repaying/due-in',
  '9170000005': 'repaying/due-today',
  '9170000006': 'repaying/overdue',
  '9170000007': 'rejected',
  '9170000008': 'disbursementFailed',
  '9170000009': 'canWithdraw',
  '9170000010': 'disbursing',
  '9170000011': 'canWithdraw',
  '9170000012': 'canWithdraw',
  '9170000021': 'repaying/due-in',
  '9170000022': 'repaying/overdue',
  '9170000031': 'repaying/due-in',
  '9170000041': 'correctionRequested',
  '9170000061': 'repaying/due-in',
  '9170000071': 'mayReapply',
  '9170000081': 'canWithdraw',
  '9170000082': 'disbursementFailed',
  '9170000091': 'repaying/none',
} as const;

/** Every state that a screen can show, with the person who is in it and the screen that shows it. */
export const displayStates = [
  { name: 'incomplete', phone: '9170000001', path: '/homeIndex' },
  { name: 'underReview', phone: '9170000002', path: '/homeIndex' },
  { name: 'correctionRequested', phone: '9170000041', path: '/homeIndex' },
  { name: 'rejected', phone: '9170000007', path: '/homeIndex' },
  { name: 'mayReapply', phone: '9170000071', path: '/homeIndex' },
  // Seeing it here reads it, so that Home shows what it always does.
  { name: 'approved', phone: '9170000003', path: '/msgDetail', preparation: 'approvalMessage' },
  { name: 'canWithdraw', phone: '9170000003', path: '/homeIndex' },
  { name: 'blocked', phone: '9170000004', path: '/subIndex' },
  { name: 'disbursing', phone: '9170000010', path: '/homeIndex' },
  { name: 'disbursementFailed', phone: '9170000008', path: '/homeIndex' },
  { name: 'disbursementDown', phone: '9170000082', path: '/homeIndex' },
  { name: 'moneyArrived', phone: '9170000021', path: '/msgDetail', preparation: 'payoutMessage' },
  { name: 'dueIn', phone: '9170000004', path: '/billIndex' },
  { name: 'dueToday', phone: '9170000005', path: '/billIndex' },
  { name: 'overdue', phone: '9170000006', path: '/billIndex' },
  { name: 'installments', phone: '9170000031', path: '/repaidDetail' },
  { name: 'payment', phone: '9170000061', path: '/KSResult', preparation: 'payment' },
  { name: 'paymentScan', phone: '9170000061', path: '/triLink', preparation: 'paymentScan' },
  { name: 'paymentWaiting', phone: '9170000005', path: '/billIndex', preparation: 'paymentScan' },
  { name: 'paymentSuccess', phone: '9170000061', path: '/KSResult', preparation: 'paymentSuccess' },
  { name: 'paymentFail', phone: '9170000061', path: '/KSResult', preparation: 'paymentFail' },
  { name: 'paidInFull', phone: '9170000009', path: '/msgDetail', preparation: 'settlementMessage' },
  { name: 'extended', phone: '9170000061', path: '/repaidDetail', preparation: 'extension' },
  { name: 'cancellation', phone: '9170000021', path: '/repaidDetail' },
  { name: 'cancelled', phone: '9170000081', path: '/homeIndex' },
  { name: 'hardship', phone: '9170000022', path: '/repaidDetail' },
  { name: 'writtenOff', phone: '9170000091', path: '/homeIndex' },
  { name: 'supportMessageSent', phone: '9170000021', path: '/my', opens: 'supportMessages' },
  {
    name: 'supportMessageAnswered',
    phone: '9170000007',
    path: '/msgDetail',
    preparation: 'answeredSupportMessage',
  },
  { name: 'unsigned', phone: '9170000003', path: '/setup', opens: 'signature' },
  { name: 'signed', phone: '9170000009', path: '/setup', opens: 'signature' },
  { name: 'reloanOff', phone: '9170000003', path: '/appointLoan' },
  { name: 'reloanOn', phone: '9170000011', path: '/appointLoanList' },
  { name: 'reloanLocked', phone: '9170000011', path: '/appointLoan', preparation: 'voucher' },
  { name: 'accountNoLoan', phone: '9170000003', path: '/changeBank' },
  { name: 'accountLoanOpen', phone: '9170000031', path: '/changeBank' },
  { name: 'accountNewDevice', phone: '9170000009', path: '/changeBank' },
  { name: 'accountChange', phone: '9170000009', path: '/changeBank', preparation: 'nextDay' },
  { name: 'deletion', phone: '9170000012', path: '/homeIndex', preparation: 'deletion' },
  { name: 'paymentExpired', phone: '9170000004', path: '/KSResult', preparation: 'paymentExpired' },
] as const satisfies readonly DisplayState[];

export type DisplayStateName = (typeof displayStates)[number]['name'];
