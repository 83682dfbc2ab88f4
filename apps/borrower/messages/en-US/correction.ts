export const messages = {
  title:
    '{count, plural, =0 {Everything is renewed} one {One thing needs another look} other {# things need another look}}',
  lead: 'Authentication info problem. Fix it in the original application. It takes about 2 minutes; the rest is kept.',
  ready: 'One tap sends it back to us. You do not have to agree to anything again.',
  send: 'Send my application again',
  sent: 'Your application is on its way to us again',
  renewed: 'Renewed',
  take: 'Take again: {name}',
  correct: 'Correct: {name}',
  noteTitle: 'Why we ask again',
  reasons: {
    ID_BLUR: {
      why: 'The photo is blurred, so we could not read the card.',
      how: 'Lay the card on a table, hold the phone still with both hands and tap the card to focus.',
    },
    ID_GLARE: {
      why: 'Light reflects on the card and hides part of it.',
      how: 'Turn away from the lamp or the window, and leave the flash off.',
    },
    ID_CUT: {
      why: 'A part of the card is outside of the picture.',
      how: 'All four corners must be in the picture. Go a little further away.',
    },
    ID_DARK: {
      why: 'The photo is too dark to read.',
      how: 'Take it by daylight or under a lamp.',
    },
    ID_NO_FACE: {
      why: 'We cannot see the face on the card.',
      how: 'Take the side with the picture of your face, without a finger on it.',
    },
    ID_TYPE: {
      why: 'This is not the kind of ID that you chose.',
      how: 'Use the card that you named, or choose the kind of the card you have.',
    },
    ID_EXPIRED: {
      why: 'The card is no longer valid.',
      how: 'Use a card that is valid today.',
    },
    SELFIE_UNCLEAR: {
      why: 'Your face is not clear enough to compare it with your ID.',
      how: 'Look straight into the camera, without cap, mask or dark glasses.',
    },
    SELFIE_DARK: {
      why: 'It is too dark to see your face.',
      how: 'Face a window or a lamp.',
    },
    SELFIE_MISMATCH: {
      why: 'Your face looks different from the photo on your ID.',
      how: 'Take the selfie by yourself, without a filter, close enough that your face fills the frame.',
    },
    SELFIE_NOT_LIVE: {
      why: 'We did not see you move in front of the camera.',
      how: 'Use the camera here rather than a stored picture, and turn your head when you are asked to.',
    },
    ID_NUM_MISMATCH: {
      why: 'The number differs from the one on your card.',
      how: 'Type it exactly as it stands on the card.',
    },
    NAME_MISMATCH: {
      why: 'The name differs from the one on your card.',
      how: 'Type first, middle and last name exactly as they stand on the card.',
    },
    BIRTH_MISMATCH: {
      why: 'The date of birth differs from the one on your card.',
      how: 'Compare day, month and year with the card.',
    },
    ANSWER_INCOMPLETE: {
      why: 'Something is missing that we need to decide.',
      how: 'Look through the questions and fill in what is left out.',
    },
    ANSWER_UNCLEAR: {
      why: 'We did not understand an answer, or it does not fit the others.',
      how: 'Look through the questions and write it as you would tell a person who does not know you.',
    },
    CONTACT_UNREACHABLE: {
      why: 'A number of your contacts does not work.',
      how: 'Check each number, or name somebody else.',
    },
    ACCOUNT_INVALID: {
      why: 'Bank card info submitted is incorrect. Correct it before you reapply.',
      how: 'Check bank or wallet and the number, or choose another account of your own.',
    },
    PAYEE_MISMATCH: {
      why: 'The name on the account is not the name on your ID.',
      how: 'The account must be your own. Write the name as on your ID, or choose another account.',
    },
    WALLET_LIMIT: {
      why: 'Your wallet cannot take this much.',
      how: 'Verify your wallet fully with its maker, or choose a bank account.',
    },
  },
} as const;
