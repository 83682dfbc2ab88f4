export type MessageFile = { messages: Record<string, unknown> };
