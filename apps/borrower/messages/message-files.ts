export type MessageFile = { messages: Record<string, unknown> };

/** Every file of words. The list grows with the app, so the first page, which knows its own words, does not carry it. */
export const messageFiles = import.meta.glob<MessageFile>('./{en-US,fil-PH,hi-IN}/*.ts');
