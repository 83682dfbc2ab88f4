type Bring = () => Promise<unknown>;

/**
 * What a screen shows a waiting shape for. Null on a phone, which brings each part as it is shown; the drawing on the server
 * collects them here, brings them and draws again.
 */
export const lateLoads: { wanted: Set<Bring> | null } = { wanted: null };

/** On a server, how to bring each part there is, so that none has to be brought while somebody waits; empty on a phone. */
export const everyLazyComponent = new Set<Bring>();
