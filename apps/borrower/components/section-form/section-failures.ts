import type { FieldFailure } from '@luwag/contract/errors';
import { fieldFailures } from '@luwag/contract/field-failures';
import type { SectionName } from '@luwag/contract/profile/section-names';
import { type DraftValues, sections } from '@luwag/contract/profile/sections';
import * as v from 'valibot';
import type { Profile } from '../../store/profile.ts';
import { type SectionStep, valuesOf } from './section-step.ts';

/** What this step's answers break; the rules are those the server applies, so that nothing is refused twice. */
export function failuresOf(
  section: SectionName,
  steps: readonly SectionStep[],
  step: SectionStep,
  values: DraftValues,
  profile: Profile,
): readonly FieldFailure[] {
  // Not ended at the first fault: fields of later steps are still empty, and rules over two fields of this one must run.
  const parsed = v.safeParse(sections[section], valuesOf(steps, values));
  const broken = parsed.success ? [] : fieldFailures(parsed.issues);
  const own = step.fields.flatMap((name) => {
    const failure = broken.find(({ path }) => path === name);
    if (failure === undefined) return [];
    // An empty line is not wrong but missing; a choice has its own words for that.
    const isMissing = (values[name] ?? '').trim() === '' && failure.code.endsWith('_format');
    return [isMissing ? { path: name, code: 'required' } : failure];
  });
  const named = new Set(own.map(({ path }) => path));
  const extra = step.check?.(values, profile) ?? [];
  const asked = new Set<string>(step.fields);
  return [...own, ...extra.filter(({ path }) => asked.has(path) && !named.has(path))];
}
