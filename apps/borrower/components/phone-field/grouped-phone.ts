/** Ten digits in the groups people read them in: 912 345 6789. A line does not end between them. */
export function groupedPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1\u00A0$2\u00A0$3');
}
