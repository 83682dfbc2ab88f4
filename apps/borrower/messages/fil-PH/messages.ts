import type { messages as source } from '../en-US/messages.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga mensahe',
  tabs: {
    label: 'Mga uri ng mensahe',
    notify: 'Abiso',
    activity: 'Alok',
    unread: '{count, number} bago',
  },
  new: 'Bago',
  readAll: 'Markahan lahat na nabasa na',
  older: 'Tingnan ang mas lumang mensahe',
  offerChoice: 'I‑on o i‑off ang mga alok',
  none: {
    notify: 'Wala pang bago',
    notifyLead: 'Dito lalabas ang mangyayari sa application at mga loan mo.',
    activity: 'Walang alok ngayon',
    activityLead:
      'Dito lalabas ang mga kupon at kung magkano ang puwede mong hiramin. Puwede mong i‑off ang mga alok sa Settings.',
  },
  detail: {
    title: 'Mensahe',
    missing: 'Wala ang mensaheng ito',
    missingLead: 'Nasa listahan ang lahat ng iba pa.',
  },
  share: 'I‑share ang mensahe',
  copy: 'Kopyahin ang mensahe',
  toList: 'Tingnan lahat ng mensahe',
  over: 'Naasikaso na ito. Makikita sa Home ang lagay mo ngayon.',
  home: 'Pumunta sa Home',
  actions: {
    sendAgain: 'Ipadala ulit',
    borrow: 'Tingnan ang puwede mong hiramin',
    why: 'Tingnan ang dahilan at ang makakatulong',
    reapply: 'Mag‑apply ulit',
    renew: 'Palitan ang kailangan',
    loan: 'Tingnan ang loan na ito',
    pay: 'Tingnan ang halaga at magbayad',
    account: 'Palitan ang account',
    papers: 'Tingnan ang mga papeles mo',
    scheduled: 'Tingnan o laktawan',
    reloan: 'Tingnan ang Easy Re‑loan',
    coupons: 'Tingnan ang mga kupon ko',
    pastCoupons: 'Tingnan ang mga dating kupon',
    supportMessages: 'Tingnan lahat ng isinulat mo',
    logOutOthers: 'Mag‑log out sa lahat ng ibang phone',
    deletion: 'Tingnan ang lagay ng pagbura ng account',
  },
  codes: {
    applicationApproved: {
      title: 'Aprubado ang application mo',
      body: 'Puwede kang humiram nang hanggang {limit}. Makikita mo ang buong gastos bago ka magpasya.',
    },
    applicationDeclined: {
      title: 'Hindi ka pa namin mapahiram ngayon',
      body: 'Nasa app ang dahilan. Puwede kang mag‑apply ulit simula {reapplyOn}.',
    },
    correctionRequested: {
      title: 'May kailangan kaming ulit',
      body: '{itemCount, plural, =1 {May isang bahagi} other {May # bahagi}} ng application mo na hindi namin magamit. Dalawang minuto lang ito, at mananatili ang iba.',
    },
    moneySent: {
      title: 'Papunta na ang pera mo',
      body: 'Ipinadala ang {amount} sa account mo para sa loan {orderNumber}. Due ang unang bayad sa {dueOn}.',
    },
    refundSent: {
      title: 'Papunta na ang refund mo',
      body: 'Ibinalik namin sa account mo ang {amount} na sa iyo, para sa loan {orderNumber}.',
    },
    payoutFailed: {
      title: 'Hindi naipadala ang pera',
      body: 'Hindi namin naipadala ang {amount} para sa loan {orderNumber}. {failureCode, select, INVALID_DESTINATION {Walang account na may ganitong numero. } ACCOUNT_CLOSED {Sarado na ang account. } NAME_MISMATCH {Hindi tugma ang pangalan sa account. } WALLET_LIMIT {Lalampas ang account sa sarili nitong limit. } WALLET_UNVERIFIED {Hindi pa fully verified ang wallet. } BANK_UNAVAILABLE {Walang mali sa account mo; puwede itong ipadala ulit. } LENDER_SIDE {Sa amin nagkaproblema; puwede itong ipadala ulit. } other {}}Wala kang utang dahil dito.',
    },
    refundFailed: {
      title: 'Hindi naipadala ang refund mo',
      body: 'Hindi tinanggap ng account mo ang {amount}. Sa iyo pa rin ito, at inaasikaso namin.',
    },
    dueInThreeDays: {
      title: 'May bayad na due sa loob ng 3 araw',
      body: '{amount} ng loan {orderNumber} ang due sa {dueOn}.',
    },
    dueTomorrow: {
      title: 'May bayad na due bukas',
      body: '{amount} ng loan {orderNumber} ang due sa {dueOn}.',
    },
    dueToday: {
      title: 'May bayad na due ngayong araw',
      body: '{amount} ng loan {orderNumber} ang due sa {dueOn}.',
    },
    dueYesterday: {
      title: 'May bayad na due kahapon',
      body: '{amount} ng loan {orderNumber} ang due noong {dueOn}. Kung hindi ka pa makabayad, nasa app ang puwede mong gawin.',
    },
    paymentReceived: {
      title: 'Natanggap namin ang bayad mo',
      body: '{amount} para sa loan {orderNumber}. Salamat. Nasa loan ang resibo mo.',
    },
    loanSettled: {
      title: 'Bayad na ang loan mo',
      body: 'Sa bayad mong {amount}, buo nang nabayaran ang loan {orderNumber}. Salamat.',
    },
    dueDateExtended: {
      title: 'Na‑extend ang due date mo',
      body: 'Dumating ang {amount} mo. Sa {dueOn} na ang due ng loan {orderNumber}.',
    },
    extensionNotGranted: {
      title: 'Hindi na‑extend ang due date mo',
      body: 'Huli na ang {amount} mo para sa extension ng loan {orderNumber}. Ibinawas ito sa utang mo. May balanse ka pang {left}.',
    },
    couponNotUsed: {
      title: 'Hindi nagamit ang coupon mo',
      body: 'Pumasok ang {amount} mo sa loan {orderNumber}, pero hindi na valid ang coupon. May balanse ka pang {left}.',
    },
    stillOwed: {
      title: 'Natanggap namin ang bayad mo',
      body: 'Pumasok ang {amount} mo sa loan {orderNumber}. May balanse ka pang {left} dahil may singil na nadagdag bago ka nagbayad.',
    },
    paymentReversed: {
      title: 'Binawi ang bayad mo',
      body: 'Hindi natuloy ang {amount} para sa loan {orderNumber}. {left} ulit ang balanse mo. Magbayad o tumawag sa amin.',
    },
    loanChanged: {
      title: 'May bago sa loan mo',
      body: '{change, select, waiveCharges {Inalis namin ang ilang singil sa loan {orderNumber}.} agreeRestructure {May plano na sa pagbayad ang loan {orderNumber}, ayon sa napagkasunduan natin.} cancel {Na‑cancel na ang loan {orderNumber}.} writeOff {Isinara na sa libro namin ang loan {orderNumber}. Nasa app kung magkano pa ang utang.} settleLatePayout {Nahuli ang padala ng pera ng loan {orderNumber}. Tingnan sa app ang lagay ng loan.} returnDisbursement {Ibinalik ng bangko ang pera ng loan {orderNumber}. Wala kang utang dahil dito.} other {May nabago sa loan {orderNumber}.}}',
    },
    accountChanged: {
      title: 'Napalitan ang account mo',
      body: 'Mula sa susunod na padala, sa bagong account na mapupunta ang pera mo. Hindi ikaw ito? Tumawag agad sa amin.',
    },
    newDevice: {
      title: 'May nag‑log in sa bagong phone',
      body: 'May nag‑log in sa account mo sa phone o browser na bago sa amin. Makakapag‑withdraw doon pagkatapos pa ng isang araw. Hindi ikaw ito? Tumawag agad sa amin.',
    },
    handedOff: {
      title: 'May nag‑log in mula sa icon',
      body: 'May nag‑log in sa icon sa home screen gamit ang code na ipinakita ng browser mo. Hindi ikaw ito? Tumawag agad sa amin.',
    },
    requestReceived: {
      title: 'Natanggap namin ang hiling mo',
      body: '{request, select, cancellation {May taong titingin sa hiling mong i‑cancel ang loan.} hardship {May taong titingin sa sinabi mo tungkol sa pagbayad.} refund {May taong titingin sa hiling mong refund.} deletion {May taong titingin sa hiling mong burahin ang account.} other {May taong titingin sa hiling mo.}} Makikita mo sa app ang lagay nito.',
    },
    requestAnswered: {
      title: 'Nasagot na ang hiling mo',
      body: '{outcome, select, done {Tapos na ang hiniling mo.} other {Hindi namin nagawa ang hiniling mo. Nasa app ang dahilan.}}',
    },
    supportMessageAnswered: {
      title: 'May sagot na kami sa iyo',
      body: '{outcome, select, found {Nakita namin ang bayad na ipinakita mo, number {number}.} notFound {Hindi namin makita ang bayad na ipinakita mo, number {number}.} other {Ito ang sagot sa isinulat mo, number {number}.}}',
    },
    scheduledLoan: {
      title: 'Ipapadala sa {sendOn} ang susunod mong loan',
      body: 'Matatanggap mo ang {amount}, babayaran mo ang {repay} hanggang {dueOn}, at {cost} ang gastos. Puwede mo itong laktawan hanggang hindi pa naipapadala.',
    },
    scheduledLoanLeftOut: {
      title: 'Hindi naipadala ang naka‑iskedyul mong loan',
      body: 'Hindi lumabas ang loan na {amount}, at wala kang utang dahil dito.',
    },
    reloanOn: {
      title: 'Naka‑on na ang Easy Re‑loan',
      body: 'Pagkatapos ng bawat loan na bayad sa oras, iiskedyul namin ang {amount} para sa {termDays, plural, one {# araw} other {# araw}}. Sasabihan ka namin isang araw bago, at puwede mong laktawan ang bawat loan.',
    },
    reloanOff: { title: 'Naka‑off na ang Easy Re‑loan', body: 'Wala nang loan na kusang ipapadala.' },
    couponTakenBack: {
      title: 'May binawing kupon',
      body: 'Hindi na magagamit ang kupon na {amount}. Nasa mga dating kupon mo ang dahilan.',
    },
    couponGiven: {
      title: 'May kupon ka na {amount}',
      body: 'Pinapababa nito ang mga bayarin ng loan, hanggang {validThroughOn}. Hindi mo ito kailangan para humiram o magbayad.',
    },
    couponExpiring: {
      title: 'May kupon kang matatapos sa loob ng 3 araw',
      body: 'Magagamit ang kupon na {amount} hanggang {validThroughOn}.',
    },
    canBorrowAgain: {
      title: 'Puwede ka nang humiram ulit',
      body: 'Hanggang {limit} ang puwede mong hiramin, kung kailangan mo.',
    },
    reloanAvailable: {
      title: 'Puwede mo nang gamitin ang Easy Re‑loan',
      body: 'Nagbayad ka sa oras. Kung gusto mo, kusang maiiskedyul ang susunod na loan pagkatapos ng bawat isa. Naka‑off ito hangga’t hindi mo ino‑on.',
    },
  },
};
