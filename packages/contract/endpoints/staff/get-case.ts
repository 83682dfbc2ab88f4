import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { correctableItemField } from '../../profile/correction.ts';
import { livenessActionField } from '../../profile/sections.ts';
import { photoAnswer, sectionAnswer } from '../profile/profile-answer.ts';

const applicationStatusField = v.picklist([
  'submitted',
  'under-review',
  'correction-requested',
  'approved',
  'declined',
  'withdrawn',
]);

/** One application with the borrower's answers, photos and the scorecard's reasoning. Opening it is written to the audit log. */
export const getCase = endpoint({
  name: 'getCase',
  method: 'GET',
  path: '/api/staff/customers/:customerId/applications/:applicationId',
  access: 'staff',
  roles: ['reviewer', 'seniorReviewer', 'admin', 'auditor'],
  params: v.strictObject({ customerId: uuidField, applicationId: uuidField }),
  output: v.strictObject({
    customerId: uuidField,
    applicationId: uuidField,
    status: v.picklist(['under-review', 'correction-requested', 'approved', 'declined', 'withdrawn']),
    submittedAt: instantField,
    decidedAt: v.nullable(instantField),
    decidedBy: v.nullable(v.string()),
    phoneMasked: v.string(),
    sections: v.array(sectionAnswer),
    /** Place names behind the barangay code. */
    address: v.nullable(v.string()),
    photos: v.array(photoAnswer),
    /** What a machine found when it compared the selfie with the ID; null when none looked. */
    faceCheck: v.nullable(
      v.strictObject({
        verdict: v.picklist(['matched', 'person', 'again']),
        reasonCode: v.nullable(v.string()),
        /** Between the two faces: up to `matchDistance` one person's, above `mismatchDistance` two persons'. */
        distance: v.nullable(v.number()),
        matchDistance: v.number(),
        mismatchDistance: v.number(),
        asked: v.array(livenessActionField),
        /** How far the head turned in each recorded frame, left above zero. */
        turns: v.array(v.nullable(v.number())),
        /** How open the eyes were in each recorded frame: about 0.4 open, about 0.1 closed. */
        eyes: v.array(v.nullable(v.number())),
        triesLeft: v.number(),
      }),
    ),
    score: v.number(),
    contributions: v.array(v.strictObject({ factor: v.string(), points: v.number() })),
    reasonCodes: v.array(v.string()),
    proposedLimitCentavos: centavosField,
    /** Limits are given in steps of this size. */
    limitStepCentavos: centavosField,
    /** Other customers who gave the same ID, the first one first. */
    sameDocument: v.array(
      v.strictObject({
        customerId: uuidField,
        nameMasked: v.string(),
        givenAt: instantField,
        /** Of the last application; null where there is none. */
        applicationStatus: v.nullable(applicationStatusField),
        /** Whether there is a loan, or was one. */
        hasLoan: v.boolean(),
      }),
    ),
    /** A limit above the proposal that waits for a second person; null where none does. */
    waitingLimit: v.nullable(
      v.strictObject({ limitCentavos: centavosField, proposedBy: v.string(), isOwn: v.boolean() }),
    ),
    /** Its correction requests, the newest first. */
    correctionRequests: v.array(
      v.strictObject({
        requestedAt: instantField,
        returnedAt: v.nullable(instantField),
        items: v.array(
          v.strictObject({
            item: correctableItemField,
            reasonCode: v.string(),
            /** Null while it is as it was. */
            renewedAt: v.nullable(instantField),
            photoBefore: v.nullable(photoAnswer),
            /** Answers that differ now, as they were: masked. Of the last time only. */
            answersBefore: v.array(v.strictObject({ field: v.string(), masked: v.string() })),
          }),
        ),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
