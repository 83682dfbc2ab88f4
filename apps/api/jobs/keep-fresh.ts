const refreshMs = 15_000;

/** What every server keeps at hand and any of them may change. */
type Kept = { refresh: () => Promise<void> };

/**
 * Another server may have published a product's version or closed a function; each reads the list by itself, every fifteen
 * seconds. Answers how to stop.
 */
export function keepFresh(list: Kept, onNotRead: (error: unknown) => void): () => Promise<void> {
  const timer = setInterval(() => {
    list.refresh().catch(onNotRead);
  }, refreshMs);
  return async () => clearInterval(timer);
}
