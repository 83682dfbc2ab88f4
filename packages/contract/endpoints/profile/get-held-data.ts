import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { draftValuesField, livenessActionField, photoKindField } from '../../profile/sections.ts';
import { centavosField } from '../../money.ts';
import { correctableItemField } from '../../profile/correction.ts';
import { requestAnswer } from '../request/request-answer.ts';
import { couponKinds } from '../rewards/coupon-answer.ts';
import { supportMessageAnswer } from '../support-message/support-message-answer.ts';
import { messageAnswer } from '../messages/message-answer.ts';
import { ownSettingsAnswer } from '../settings/own-settings-answer.ts';
import { photoAnswer, sectionAnswer } from './profile-answer.ts';

export const consentKinds = [
  'log-in-privacy',
  'privacy',
  'terms',
  'loan-agreement',
  'reloan-agreement',
  'ad-measurement',
  'android-word',
] as const;

/** What was agreed to, in which version of the text and when. Where the text names one loan, its version is its SHA-256. */
const consentReceipt = v.strictObject({
  kind: v.picklist(consentKinds),
  textVersion: v.string(),
  /** The language it was read in; null where it was not noted. */
  language: v.nullable(languageField),
  givenAt: instantField,
});
export type ConsentReceipt = v.InferOutput<typeof consentReceipt>;

const idReading = v.strictObject({
  photoId: uuidField,
  kind: photoKindField,
  lines: v.array(v.string()),
  encoded: v.nullable(
    v.strictObject({
      idNumber: v.nullable(v.string()),
      firstName: v.nullable(v.string()),
      middleName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      nameSuffix: v.nullable(v.string()),
      birthOn: v.nullable(v.string()),
    }),
  ),
});

const heldPhoto = v.strictObject({
  ...photoAnswer.entries,
  /** What a machine found when it compared this selfie with the photo of an ID; null where it did not compare. */
  faceCheck: v.nullable(
    v.strictObject({
      verdict: v.picklist(['matched', 'person', 'again']),
      reasonCode: v.nullable(v.string()),
      documentPhotoId: uuidField,
      distance: v.nullable(v.number()),
      asked: v.array(livenessActionField),
      turns: v.array(v.nullable(v.number())),
      eyes: v.array(v.nullable(v.number())),
    }),
  ),
  /** Null without pictures, and of the oldest where all would be more than 32 MiB. */
  jpegBase64: v.nullable(v.string()),
});

const heldLoan = v.strictObject({
  orderNumber: v.string(),
  status: v.string(),
  principalCentavos: centavosField,
  acceptedAt: instantField,
  dueOn: v.nullable(dateField),
  payoutAccounts: v.array(v.string()),
  payments: v.array(
    v.strictObject({
      reference: v.string(),
      channel: v.string(),
      status: v.string(),
      receivedCentavos: centavosField,
      createdAt: instantField,
    }),
  ),
});

/**
 * Everything the lender holds about the borrower who asks, for reading and for taking along. A browser that is new reads it at once
 * and takes the pictures along after a day. Who took them is in the audit log.
 */
export const getHeldData = endpoint({
  name: 'getHeldData',
  method: 'GET',
  path: '/api/held-data',
  access: 'customer',
  query: v.strictObject({
    /** With the photos themselves, for a copy to keep. */
    pictures: v.picklist(['none', 'all'], 'choice_required'),
  }),
  output: v.strictObject({
    preparedAt: instantField,
    customerId: uuidField,
    customerSince: instantField,
    phone: v.string(),
    /** The numbers that the account had before, and until when. */
    earlierPhones: v.array(v.strictObject({ phone: v.string(), until: instantField })),
    language: languageField,
    limitCentavos: centavosField,
    sections: v.array(sectionAnswer),
    /** Every photo kept, also those taken anew since; the newest first. */
    photos: v.array(heldPhoto),
    /** From when this browser may take photos and signature along: a day after it came, in which the owner is told of it. Null: now. */
    picturesFrom: v.nullable(instantField),
    /** What a machine read on the photos of an ID, of those taken anew as well: lines of print, and what a code on it said. */
    idReadings: v.array(idReading),
    /** The drawing as the strokes of the finger, in the copy to keep. */
    signatures: v.array(v.strictObject({ signedAt: instantField, drawing: v.nullable(v.string()) })),
    consents: v.array(consentReceipt),
    applications: v.array(
      v.strictObject({
        submittedAt: instantField,
        status: v.string(),
        decidedAt: v.nullable(instantField),
        /** Whether the scorecard decided by itself, or a person; null before the decision, as the score and its points. */
        decidedBy: v.nullable(v.picklist(['machine', 'person'])),
        /** Of 100. */
        score: v.nullable(v.number()),
        contributions: v.array(v.strictObject({ factor: v.string(), points: v.number() })),
        reasonCodes: v.array(v.string()),
        limitCentavos: centavosField,
        /** Its correction requests. */
        correctionRequests: v.array(
          v.strictObject({
            requestedAt: instantField,
            returnedAt: v.nullable(instantField),
            items: v.array(v.strictObject({ item: correctableItemField, reasonCode: v.string() })),
          }),
        ),
        /** The answers as they were at the last correction request, by section. */
        answersBefore: v.record(v.string(), draftValuesField),
      }),
    ),
    loans: v.array(heldLoan),
    /** What the borrower asked for. */
    requests: v.array(requestAnswer),
    coupons: v.array(
      v.strictObject({
        kind: v.picklist(couponKinds),
        deductionCentavos: centavosField,
        grantedAt: instantField,
        validThroughOn: dateField,
        usedForOrderNumber: v.nullable(v.string()),
      }),
    ),
    /** Easy Re-loan as it was set; null for a borrower who never set it. */
    reloan: v.nullable(
      v.strictObject({ isOn: v.boolean(), amountCentavos: centavosField, termDays: v.number() }),
    ),
    scheduledLoans: v.array(
      v.strictObject({
        status: v.picklist(['upcoming', 'skipped', 'sent', 'failed']),
        amountCentavos: centavosField,
        termDays: v.number(),
        sendAt: instantField,
        endedAt: v.nullable(instantField),
      }),
    ),
    messages: v.array(messageAnswer),
    supportMessages: v.array(supportMessageAnswer),
    settings: ownSettingsAnswer,
    /** Which advertisement led here, and what a service that measures them was told; null for a borrower who never agreed. */
    adMeasurement: v.nullable(
      v.strictObject({
        withdrawnAt: v.nullable(instantField),
        campaign: v.nullable(v.string()),
        adgroup: v.nullable(v.string()),
        creative: v.nullable(v.string()),
        told: v.array(v.strictObject({ kind: v.picklist(['arrival', 'application']), toldAt: instantField })),
      }),
    ),
    /** The phones that word of messages goes to: since when, and whose service brings it. */
    pushes: v.array(v.strictObject({ createdAt: instantField, service: v.string() })),
    /** The log-ins that hold. */
    sessions: v.array(v.strictObject({ createdAt: instantField, endedAt: v.nullable(instantField) })),
  }),
  errors: ['not_signed_in', 'session_ended', 'new_device_wait', 'too_frequent'],
});
