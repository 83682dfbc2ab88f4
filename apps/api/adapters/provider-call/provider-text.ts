import * as v from 'valibot';

/** A name or a number that a provider writes, and that a database keeps: of whole characters, without U+0000. */
export const providerText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(255),
  v.check((text) => text.isWellFormed() && !text.includes('\0')),
);
