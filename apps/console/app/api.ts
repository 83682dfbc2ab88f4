import { type Answer, createClient } from '@luwag/contract/client';

/** The console's calls; its session is a cookie that scripts cannot read. */
export const call = createClient({
  origin: '',
  accessToken: () => null,
  renewSession: async () => false,
  fetch: (input, init) => fetch(input, init),
});

/** An answer that is not the wanted one, for queries that want to throw. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The value of an answer; throws a Refusal otherwise. */
export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Refusal(answer.code);
  return answer.value;
}
