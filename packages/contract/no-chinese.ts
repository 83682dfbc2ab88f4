const hanCharacters = /\p{Script=Han}/gu;

/** Text without Chinese characters (inputs marked no-chinese). Source: specification point 5. */
export function withoutChinese(value: string): string {
  return value.replace(hanCharacters, '');
}
