/** The version people can name when they ask for help; a test holds it equal to the package's. */
export const version = '0.1.0';
