import type { FieldFailure } from '@luwag/contract/errors';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/namespaces.ts';
import type { Profile } from '../../store/profile.ts';

export type FieldName = keyof Messages['profile']['fields'];

/** One page of a section: one to four questions, or a photo. */
export type SectionStep = {
  /** Stands in the address as `?step=`. */
  key: string;
  /** Fields asked here; none on a step for a photo. */
  fields: readonly FieldName[];
  title: string;
  lead?: ReactNode;
  body: ReactNode;
  /** Rules the contract cannot check because they need more than the section's own values. */
  check?: (values: DraftValues, profile: Profile) => readonly FieldFailure[];
  /** Words of the button that goes on, where it does more than that. */
  submit?: string;
  /** For steps without fields: whether nothing is left to do here. */
  isDone?: (profile: Profile) => boolean;
  /** Whether a tap on an answer goes on, so that no button is needed for it. */
  endsByAnswer?: boolean;
  /** Fields that may be left empty together: that is offered beside the answer and looks like it. */
  skippedFields?: readonly FieldName[];
  /** Whether what came of the answer is told on this step before it goes on. */
  isToldHere?: (before: Profile, after: Profile) => boolean;
};

export type StepsOf = (values: DraftValues) => readonly SectionStep[];

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
