// Apart from the arithmetic of dates, so that the first page of the app, which only tells the time, need not bring that too.

/** How far clocks in Manila run ahead of UTC, in milliseconds. Source: Philippine Standard Time, without summer time. */
export const manilaOffsetMs = 8 * 3_600_000;
