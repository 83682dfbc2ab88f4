import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../ports/password-hasher.ts';

/** Argon2id with 19 MiB and two passes, the least that OWASP advises. */
export const argon2Passwords: PasswordHasher = {
  hash: (password) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  verify: (kept, password) => verify(kept, password),
};
