/** 0917 000 0001 as people read it, with the zero in front. */
export function groupedMobile(digits: string): string {
  return `0${digits}`.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
}

export function groupedAccount(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
