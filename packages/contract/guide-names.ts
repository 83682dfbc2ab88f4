/** The guides of the app, in the order they are listed. */
export const guideNames = ['borrow', 'pay', 'extend', 'photos', 'install', 'scams'] as const;
export type GuideName = (typeof guideNames)[number];
