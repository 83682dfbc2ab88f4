/** Where this tab keeps the code on its way. The first page reads it too, and has few bytes to spare. */
export const sentCodeName = 'code';
