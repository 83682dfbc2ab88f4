import type { messages as source } from '../en-US/photo.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  take: 'Kumuha ng photo',
  takeSelfie: 'Mag‑selfie',
  choose: 'Pumili ng photo',
  chooseHint: 'sa phone na ito',
  fileInstead: 'Gumamit na lang ng file',
  shutter: 'Kunan na ngayon',
  cancel: 'Isara ang camera',
  use: 'Gamitin ang photo na ito',
  again: 'Kunan ulit',
  starting: 'Binubuksan ang camera…',
  preparing: 'Inihahanda ang photo mo…',
  sending: 'Ipinapadala ang photo mo: {sent} sa {total} kB',
  waiting: 'Naputol ang koneksyon sa {sent} sa {total} kB. Itutuloy namin mula roon kapag bumalik ito.',
  done: 'Natanggap na ang photo',
  preview: { idFront: 'Harap ng ID mo', idBack: 'Likod ng ID mo', selfie: 'Selfie mo' },
  guide: {
    idFront: 'Itapat sa frame ang harap ng ID mo',
    idBack: 'Itapat sa frame ang likod ng ID mo',
    selfie: 'Ilagay ang mukha mo sa loob ng bilog',
  },
  coach: {
    dark: 'Madilim. Lumapit sa bintana o sa ilaw.',
    glare: 'May silaw. Itagilid nang kaunti.',
    cut: 'Putol ang gilid. Umatras para kita ang apat na sulok.',
    far: 'Lumapit pa hanggang mapuno ang frame.',
    blurry: 'Malabo. Huwag gumalaw.',
    good: 'Ayos na. Kunan na ngayon.',
    coming: 'Malinaw na. Huwag gumalaw, kinukunan na…',
    own: 'Kusang kunan',
    speak: 'Pakinggan ang tips',
  },
  tips: {
    id: {
      flat: 'Ilapag ang ID sa madilim na kulay na mesa.',
      corners: 'Dapat kita ang apat na sulok.',
      light: 'Pumuwesto nang walang ilaw na tumatama sa ID.',
    },
    selfie: {
      light: 'Humarap sa bintana o sa ilaw.',
      bare: 'Tanggalin ang shades, sombrero at mask.',
      alone: 'Ikaw lang ang nasa photo at dilat ang mata.',
    },
  },
  good: 'Maayos',
  bad: 'Hindi maayos',
  badIs: { cut: 'Putol ang sulok', glare: 'May silaw ang ID', dark: 'Madilim' },
  problems: {
    title: 'Tingnan muna bago gamitin',
    dark: 'Mukhang madilim. Lumapit sa bintana o sa ilaw.',
    glare: 'May maliwanag na parte na puwedeng makatakip. Itagilid nang kaunti ang ID.',
    cut: 'Mukhang putol ang isang gilid. Dapat kita ang apat na sulok.',
    blurry: 'Mukhang malabo. Huwag gumalaw at i‑tap ang ID sa screen para mag‑focus.',
    none: 'Nababasa ba ang bawat letra? Kita ba ang lahat ng sulok?',
    noneSelfie: 'Kita ba ang buong mukha mo, malinaw at maliwanag?',
  },
  unreadable:
    'Hindi mabasa ng browser na ito ang file. Dito kumuha ng photo, o pumili ng naka-JPEG. Sa iPhone: Settings, Camera, Formats, Most Compatible.',
  blocked: {
    title: 'Naka‑block ang camera para sa page na ito',
    how: 'I‑allow ito sa icon sa tabi ng address, sa Website Settings, Camera. O gamitin na lang ang isa sa dalawang paraan sa ibaba.',
  },
  absent: {
    title: 'Hindi namin mabuksan ang camera',
    how: 'Baka walang camera o ginagamit ito ng ibang app. Gamitin ang isa sa dalawang paraan sa ibaba.',
  },
  cameraOff: {
    title: 'Nakapatay na ang camera',
    how: 'Tapos na ang mga photo mo kaya pinatay na namin ang camera. Para bawiin din ang permission, i‑tap ang icon sa tabi ng address, tapos Website Settings, Camera, Deny.',
    howFromHomeScreen: 'Kung binuksan mo ang app mula sa home screen: Settings, Apps, Safari, Camera, Deny.',
    close: 'OK, naintindihan ko',
  },
  privacy:
    'Bukas lang ang camera habang nakikita mo ang kuha nito. Sa amin lang napupunta ang mga photo, nang walang lugar kung saan kinunan.',
};
