import type { ScreenAnswer, ScreenToRender } from '@luwag/contract/rendered-screen';

/** Answers a question of a screen by its key; null where the phone has to ask again. */
export type AnswerScreen = (key: string) => Promise<ScreenAnswer | null>;

/** A screen's HTML, and the answers it was rendered from. */
export type RenderedScreen = { markup: string; answers: readonly ScreenAnswer[] };

/** Renders a screen to HTML, as it is before any script has run. */
export type PageRenderer = {
  /** Null where the screen cannot be rendered here, or not within the time limit. */
  render: (screen: ScreenToRender, answer: AnswerScreen) => Promise<RenderedScreen | null>;
};
