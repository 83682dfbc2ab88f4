/* What processes of one server say to each other. */

/** A process asks the one that started it for the figures of all. */
export type FiguresAsked = { type: 'luwag:figures-asked'; id: number };
/** The answer; null where not all could be had. */
export type FiguresTold = { type: 'luwag:figures-told'; id: number; text: string | null };

export function isFiguresAsked(message: unknown): message is FiguresAsked {
  return typeOf(message) === 'luwag:figures-asked';
}

export function isFiguresTold(message: unknown): message is FiguresTold {
  return typeOf(message) === 'luwag:figures-told';
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
}
