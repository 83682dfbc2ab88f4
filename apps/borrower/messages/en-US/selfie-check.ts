export const messages = {
  act: {
    left: 'Now turn your head slowly to your left',
    right: 'Now turn your head slowly to your right',
    blink: 'Now close your eyes and count to three',
  },
  note: 'A program compares the two faces; where it is in doubt, one of us does. If you use the camera, we ask you after the photo to turn your head or close your eyes: small pictures of that go with it.',
  busy: 'Comparing your selfie with your ID…',
  matched: 'Your selfie matches your ID.',
  person: 'One of us will compare your selfie with your ID. You can go on.',
  personForId:
    'We could not find the face on the photo of your ID, so one of us will compare them. You can go on.',
  triesLeft:
    '{count, plural, =1 {If the next one does not pass either, one of us will look at it.} other {# more tries, then one of us will look at it.}}',
  faults: {
    SELFIE_NO_FACE: {
      why: 'We do not see a face.',
      how: 'Hold the phone at eye level, with your whole face inside the oval.',
    },
    SELFIE_MANY_FACES: {
      why: 'There is more than one face.',
      how: 'Only you may be in the picture. Pictures on the wall count too.',
    },
    SELFIE_FAR: {
      why: 'Your face is too small.',
      how: 'Bring the phone nearer, until your face fills the oval.',
    },
    SELFIE_DARK: {
      why: 'It is too dark to see your face.',
      how: 'Face a window or a lamp. The light should fall on your face, not from behind.',
    },
    SELFIE_BLURRED: {
      why: 'The picture is blurred.',
      how: 'Wipe the lens, hold the phone with both hands and wait a moment before you tap.',
    },
    SELFIE_MISMATCH: {
      why: 'Facial recognition failed. Please retry.',
      how: 'Your face looks different from the photo on your ID. Take off glasses, cap and mask, and look straight ahead. The ID must be your own.',
    },
    SELFIE_NOT_LIVE: {
      why: 'We did not see your head turn.',
      how: 'After the photo, turn your head to the side we name and stay in the picture.',
    },
    SELFIE_NO_BLINK: {
      why: 'We did not see your eyes close.',
      how: 'After the photo, keep your face straight, close both eyes and count to three. Take off your glasses if they shine.',
    },
  },
} as const;
