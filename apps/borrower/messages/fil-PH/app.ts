import type { messages as source } from '../en-US/app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  copied: 'Nakopya na',
  asOf: 'Hindi namin maabot ang server ngayon. Ito ang alam namin noong {time}.',
  progress: 'Hakbang {current, number} sa {total, number}',
  tabs: { label: 'Pangunahin', home: 'Home', loan: 'Loan Ko', profile: 'Profile' },
  refresh: 'I‑refresh',
  loginAgain: {
    title: 'Mag‑log in ulit',
    lead: 'Para sa seguridad mo, na‑log out ka. Mag‑log in at ituloy kung saan ka huminto.',
  },
  fault: {
    title: 'Hindi gumana ang page na ito',
    lead: 'Mali namin ito at naiulat na sa amin. Nandito pa ang mga na‑type at na‑save mo.',
    again: 'Subukan ulit',
    home: 'Pumunta sa Home',
  },
  readAloud: { start: 'Basahin nang malakas', stop: 'Ihinto ang pagbasa' },
  needsNetwork: {
    title: 'Kailangan nito ng network',
    unsent: 'Walang naipadala, at walang nakapila para ipadala. Subukan ulit kapag online ka na.',
    lost: 'Naputol ang linya habang ipinapadala. Subukan ulit: ilang beses man itong ipadala, isang beses lang ito mangyayari.',
    cancel: 'Huwag na',
  },
  date: { day: 'Araw', month: 'Buwan', year: 'Taon' },
  saving: {
    saving: 'Sine-save…',
    saved: 'Na‑save na',
    onPhone: 'Naka‑save sa phone na ito. Ipapadala namin kapag online ka na.',
    queued: 'Tapos na. Kusa namin itong ipapadala kapag online ka na.',
  },
  tasks: { done: 'Tapos na', next: 'Susunod', later: 'Gagawin pa', fix: 'Kailangang ayusin' },
};
