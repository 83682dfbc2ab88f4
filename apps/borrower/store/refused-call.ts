import type { Refusal } from '../messages/use-error-words.ts';

/** A refusal of the API on its way through the query layer, which knows failures only as thrown errors. */
export class RefusedCall extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
