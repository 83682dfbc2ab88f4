/** The words of one namespace: ICU messages by their key, in groups. */
export type MessageFile = Record<string, unknown>;
