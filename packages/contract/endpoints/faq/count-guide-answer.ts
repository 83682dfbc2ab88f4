import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { guideNames } from '../../guide-names.ts';
import { languageField } from '../../language.ts';

export const guideField = v.picklist(guideNames, 'choice_required');

/** Counts that a guide helped somebody or did not. It takes nothing that says who: open to anyone, without a token. */
export const countGuideAnswer = endpoint({
  name: 'countGuideAnswer',
  method: 'POST',
  path: '/api/guides/:guide/answers',
  access: 'open',
  params: v.strictObject({ guide: guideField }),
  body: v.strictObject({ language: languageField, hasHelped: v.boolean('choice_required') }),
  output: v.strictObject({}),
  errors: ['too_frequent'],
});
