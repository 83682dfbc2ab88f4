import type { CallOutput } from '@luwag/contract/endpoint';
import { listInstitutions } from '@luwag/contract/endpoints/profile/list-institutions';
import { type AnswerQuery, useAnswer } from './use-answer.ts';

export type Institutions = CallOutput<typeof listInstitutions>;

/** Every bank, wallet and counter money can be sent to. */
export function useInstitutions(): AnswerQuery<Institutions> {
  return useAnswer(listInstitutions, {});
}

/** The wallet, bank or shop behind a code; null while it is not known. */
export function useInstitution(code: string): Institutions['institutions'][number] | null {
  const { data } = useInstitutions();
  return data?.institutions.find((institution) => institution.code === code) ?? null;
}
