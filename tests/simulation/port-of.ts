/** A port of which histories use the named functions; any other one fails at its first use, rather than to answer with nothing. */
export function portOf<Port extends object>(name: string, known: Partial<Port>): Port {
  return new Proxy(known as Port, {
    get: (target, key, receiver) => {
      if (!(key in target) && typeof key === 'string')
        throw new Error(`no history uses ${name}.${key}: the store in memory has to learn it`);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}
