import { type Answer, type Client, createClient } from '@luwag/contract/client';
import { QueryClient } from '@tanstack/react-query';

const client = createClient({
  origin: '',
  accessToken: () => null,
  renewSession: async (refused) => refused,
  fetch: (input, init) => fetch(input, init),
});

/** The console's calls; its session is a cookie that scripts cannot read. Where one finds it over, the frame asks for a sign-in. */
export const call: Client = async (endpoint, input, options) => {
  const answer = await client(endpoint, input, options);
  const isOver = !answer.ok && answer.code === 'not_signed_in';
  if (isOver) void queryClient.invalidateQueries({ queryKey: ['session'] });
  return answer;
};

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

const isFinal = (error: unknown): boolean => error instanceof Refusal && error.code !== 'network_abnormal';

/** What was read, by call. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: (count, error) => !isFinal(error) && count < 3, staleTime: 5_000 } },
});
