/** Which keys each running process opens, as it tells by itself, with the key that it seals under first. */
export type KeyReaders = {
  tell: (processId: string, keyIds: readonly number[]) => Promise<void>;
  leave: (processId: string) => Promise<void>;
  /** Of the processes that live, how many do not open with this key yet, and how many do not seal with it. */
  behind: (keyId: number) => Promise<{ cannotOpen: number; doNotSeal: number }>;
};
