/** Which contract the app speaks; the build puts a mark of its own in place of this word. */
export const contractMark: string = 'source';
