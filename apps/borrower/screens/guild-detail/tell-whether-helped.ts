import { countGuideAnswer } from '@luwag/contract/endpoints/faq/count-guide-answer';
import type { GuideName } from '@luwag/contract/guide-names';
import { isLanguage } from '@luwag/contract/language';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { keepOnPhone } from '../../platform/keep-on-phone.ts';
import { call } from '../../store/api.ts';

const storageName = 'luwag-guide-answers';

/** Has an answer counted, at most one a day for each guide from this phone. One that does not arrive is let go. */
export function tellWhetherHelped(guide: GuideName, language: string, hasHelped: boolean): void {
  const today = manilaDateOf(Date.now());
  const told = toldOn(today);
  if (!isLanguage(language) || told.includes(guide)) return;
  keepOnPhone(localStorage, storageName, [today, ...told, guide].join(' '));
  void call(countGuideAnswer, { params: { guide }, body: { language, hasHelped } });
}

/** Guides that this phone has answered for on a day. */
function toldOn(day: string): readonly string[] {
  const [keptDay, ...guides] = (localStorage.getItem(storageName) ?? '').split(' ');
  return keptDay === day ? guides : [];
}
