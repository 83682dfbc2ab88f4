const hanRun = /([^\S\r\n]*)\p{Script=Han}+(?:[^\S\r\n]*\p{Script=Han}+)*([^\S\r\n]*)/gu;

/** Text without Chinese characters (inputs marked no-chinese) and without the space they leave. Source: specification point 5. */
export function withoutChinese(value: string): string {
  return value.replace(hanRun, (_, before: string, after: string) => (before === '' ? after : before));
}

/** Whether a text has Chinese characters. */
export function hasChinese(value: string): boolean {
  return /\p{Script=Han}/u.test(value);
}
