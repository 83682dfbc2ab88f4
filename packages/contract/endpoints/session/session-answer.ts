import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { homeAnswer } from '../application/home-answer.ts';

/** What every successful login or refresh gives: an opaque access token and whose it is. */
export const sessionAnswer = v.strictObject({
  customerId: uuidField,
  /** Opaque access token, sent as `Authorization: Bearer`. */
  token: v.string(),
  tokenExpiresAt: instantField,
  /** How long the token lasts from this answer on, for a phone whose clock is wrong. */
  tokenLifetimeSeconds: v.number(),
  /** Ten digits starting 9; kept in memory only by the browser. */
  phone: v.string(),
  language: languageField,
});

/** A log-in leads home, which need not be asked for then; null where it could not be had. */
export const loginAnswer = v.strictObject({ ...sessionAnswer.entries, home: v.nullable(homeAnswer) });
