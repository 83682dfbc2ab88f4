import type { CallOutput } from '@luwag/contract/endpoint';
import { listInstitutions } from '@luwag/contract/endpoints/profile/list-institutions';
import { useAnswer } from './use-answer.ts';

export type Institution = CallOutput<typeof listInstitutions>['institutions'][number];

export function useInstitutions() {
  return useAnswer(listInstitutions, {});
}

/** The wallet, bank or shop behind a code; null while it is not known. */
export function useInstitution(code: string): Institution | null {
  const { data } = useInstitutions();
  return data?.institutions.find((institution) => institution.code === code) ?? null;
}
