import type { messages as source } from '../en-US/app.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  copied: 'Nakopya na',
  asOf: 'Hindi namin maabot ang server ngayon. Ito ang alam namin noong {time}.',
  progress: 'Hakbang {current, number} sa {total, number}',
  tabs: { label: 'Pangunahin', home: 'Simula', loan: 'Loan Ko', profile: 'Ako' },
  date: { day: 'Araw', month: 'Buwan', year: 'Taon' },
  saving: {
    saving: 'Sine-save…',
    saved: 'Na-save na',
    onPhone: 'Naka-save sa phone na ito. Ipapadala namin kapag online ka na.',
  },
  tasks: { done: 'Tapos na', next: 'Susunod', later: 'Gagawin pa', fix: 'Kailangang ayusin' },
};
