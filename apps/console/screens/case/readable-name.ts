/** `emergency1Phone` as `Emergency 1 phone`. */
export function readableName(name: string): string {
  const spaced = name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
