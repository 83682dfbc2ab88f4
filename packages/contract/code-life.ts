/** For how many minutes a code works, by SMS or handed from a browser to the icon. Messages and screens name the figure. */
export const codeLifeMinutes = 5;
