import type { FieldFailure } from '@luwag/contract/errors';
import { parseFields } from '@luwag/contract/field-failures';
import { type DraftValues, type SectionName, sections } from '@luwag/contract/profile/sections';
import type { Profile } from '../../store/profile.ts';
import type { SectionStep } from './section-step.ts';

/** What this step's answers break; the rules are those the server applies, so that nothing is refused twice. */
export function failuresOf(
  section: SectionName,
  steps: readonly SectionStep[],
  step: SectionStep,
  values: DraftValues,
  profile: Profile,
): readonly FieldFailure[] {
  const parsed = parseFields(sections[section], valuesOf(steps, values));
  const broken = parsed.ok ? [] : parsed.failures;
  const own = step.fields.flatMap((name) => {
    const failure = broken.find(({ path }) => path === name);
    if (failure === undefined) return [];
    const isEmpty = (values[name] ?? '').trim() === '' && !failure.code.endsWith('_required');
    return [isEmpty ? { path: name, code: 'required' } : failure];
  });
  const named = new Set(own.map(({ path }) => path));
  const extra = step.check?.(values, profile) ?? [];
  return [...own, ...extra.filter(({ path }) => !named.has(path))];
}

/** The values of the fields asked for, and no leftovers of questions that no longer apply. */
export function valuesOf(steps: readonly SectionStep[], values: DraftValues): DraftValues {
  return Object.fromEntries(
    steps.flatMap(({ fields }) => fields.map((name) => [name, values[name] ?? ''] as const)),
  );
}

/** The step that asks for a field. */
export function stepWith(steps: readonly SectionStep[], field: string): SectionStep | undefined {
  return steps.find(({ fields }) => fields.some((name) => name === field));
}
