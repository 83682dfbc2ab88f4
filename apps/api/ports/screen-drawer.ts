import type { Drawing, ScreenToDraw } from '@luwag/contract/drawn-screen';

/** Draws a screen as it stands before any script has run. */
export type ScreenDrawer = {
  /** Null where the screen cannot be drawn here, or not now. */
  draw: (screen: ScreenToDraw) => Promise<Drawing | null>;
};
