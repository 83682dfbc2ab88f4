import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { correctionItemAnswer } from '../../profile/correction.ts';
import { taskNames } from '../../profile/section-names.ts';
import {
  draftValuesField,
  livenessActionField,
  photoKindField,
  sectionNameField,
} from '../../profile/sections.ts';

export const taskState = v.picklist(['todo', 'started', 'done', 'fix']);

export const task = v.strictObject({ name: v.picklist(taskNames), state: taskState });

export const photoAnswer = v.strictObject({
  photoId: uuidField,
  kind: photoKindField,
  widthPixels: v.number(),
  heightPixels: v.number(),
  uploadedAt: instantField,
});

export const sectionAnswer = v.strictObject({
  section: sectionNameField,
  values: draftValuesField,
  /** Step the borrower was on, for coming back to it. */
  step: v.number(),
  isComplete: v.boolean(),
  savedAt: instantField,
});

export const profileAnswer = v.strictObject({
  /** The borrower's own number, ten digits starting 9: a page that was loaded again does not have it. */
  phone: v.string(),
  tasks: v.array(task),
  sections: v.array(sectionAnswer),
  photos: v.array(photoAnswer),
  /** What came of looking at the newest selfie, and what the next recording is asked to show. */
  selfieCheck: v.strictObject({
    verdict: v.nullable(v.picklist(['matched', 'person', 'again'])),
    reasonCode: v.nullable(v.string()),
    /** How many more selfies may fail before a person looks instead. */
    triesLeft: v.number(),
    actions: v.array(livenessActionField),
  }),
  /** False while an application is with the lender or has a correction request. */
  isEditable: v.boolean(),
  /** Whether name, ID and selfie stand, as they do once somebody was approved by them, and while a loan is owed. */
  isIdentityFixed: v.boolean(),
  /** Whether the payout account is changed by a code, as that of a borrower who paid a loan back, and not with the application. */
  isAccountChangedByCode: v.boolean(),
  /** The only items that may be written while a correction request is open; empty without one. */
  correctionItems: v.array(correctionItemAnswer),
  /** By how much a Facebook username raises the limit (0: not at all), the limit now, and when it was raised. */
  facebookBonus: v.strictObject({
    stepCentavos: centavosField,
    limitCentavos: centavosField,
    givenAt: v.nullable(instantField),
  }),
});
