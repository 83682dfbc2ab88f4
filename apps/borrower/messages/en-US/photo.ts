export const messages = {
  take: 'Take a photo',
  takeSelfie: 'Take a selfie',
  choose: 'Choose a photo',
  chooseHint: 'from this phone',
  fileInstead: 'Go on with a file instead',
  shutter: 'Take the photo now',
  cancel: 'Close the camera',
  use: 'Use this photo',
  again: 'Take it again',
  starting: 'Opening the camera…',
  preparing: 'Preparing your photo…',
  sending: 'Sending your photo: {sent} of {total} kB',
  waiting: 'The connection broke at {sent} of {total} kB. We go on from there when it is back.',
  done: 'Photo received',
  preview: { idFront: 'Front of your ID', idBack: 'Back of your ID', selfie: 'Your selfie' },
  guide: {
    idFront: 'Fit the front of your ID into the frame',
    idBack: 'Fit the back of your ID into the frame',
    selfie: 'Put your face inside the oval',
  },
  tips: {
    id: {
      flat: 'Lay the card flat on a dark table.',
      corners: 'All four corners must be in the picture.',
      light: 'Stand so that no lamp shines on the card.',
    },
    selfie: {
      light: 'Face a window or a lamp.',
      bare: 'Take off sunglasses, cap and mask.',
      alone: 'Only you in the picture, eyes open.',
    },
  },
  good: 'Good',
  bad: 'Not good',
  badIs: { cut: 'Corner cut off', glare: 'Light on the card', dark: 'Too dark' },
  problems: {
    title: 'Look again before you use it',
    dark: 'It looks dark. Move nearer to a window or a lamp.',
    glare: 'A bright spot may hide something. Tilt the card a little.',
    blurry: 'It looks blurry. Hold still and tap the card on the screen to focus.',
    none: 'Can you read every letter? Are all the corners there?',
    noneSelfie: 'Is your whole face there, sharp and bright?',
  },
  unreadable:
    'This browser cannot read that file. Take the photo here, or choose one saved as JPEG. On iPhone: Settings, Camera, Formats, Most Compatible.',
  blocked: {
    title: 'The camera is blocked for this page',
    how: 'Allow it with the icon beside the address, under Website Settings, Camera. Or simply use one of the two ways below.',
  },
  absent: {
    title: 'We could not open a camera',
    how: 'It may be missing, or another app may be using it. Take one of the two ways below.',
  },
  cameraOff: {
    title: 'The camera is off',
    how: 'Your photos are done, so we stopped the camera. To take back the permission too, tap the icon beside the address, then Website Settings, Camera, Deny.',
    howFromHomeScreen: 'If you opened this app from your home screen: Settings, Apps, Safari, Camera, Deny.',
    close: 'OK, got it',
  },
  privacy:
    'The camera is on only while you see its picture. Photos go to us alone, without the place where they were taken.',
} as const;
