const refreshMs = 250;

/** What every process keeps at hand and any of them may change. */
export type Kept = { refresh: () => Promise<void> };

/**
 * Another process may have published a product's version, closed a function or counted an address; each reads the lists by itself,
 * four times a second. A fault is told once, until they can be read again. Answers how to stop.
 */
export function keepFresh(lists: readonly Kept[], onNotRead: (error: unknown) => void): () => Promise<void> {
  let reading: Promise<void> | null = null;
  let isAway = false;
  const readAll = async (): Promise<void> => {
    try {
      for (const list of lists) await list.refresh();
      isAway = false;
    } catch (error) {
      if (!isAway) onNotRead(error);
      isAway = true;
    }
  };
  const timer = setInterval(() => {
    reading ??= readAll().finally(() => {
      reading = null;
    });
  }, refreshMs);
  return async () => {
    clearInterval(timer);
    await reading;
  };
}
