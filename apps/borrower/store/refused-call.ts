import type { Refusal } from '../messages/use-error-words.ts';

/** A refusal of the API as an error, because the query layer passes failures only as thrown errors. */
export class RefusedCall extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
