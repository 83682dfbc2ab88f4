/** What a piece of work is. Steps are named by what the program calls them, and never carry a value that was typed or stored. */
export type TraceStep = {
  kind: 'tap' | 'request' | 'use-case' | 'statement' | 'provider' | 'job';
  name: string;
};

export type OpenStep = {
  /** Runs work so that the steps that it takes lie inside this one. */
  run: <T>(work: () => T) => T;
  /** `answer`: a status, a code or another word of the program's own. */
  end: (ended: { hasFailed: boolean; answer?: string }) => void;
  /** As the W3C writes it: what another program needs to go on with the trace. */
  traceparent: string;
};

/** Follows one request through the program and tells a collector of it. */
export type Tracing = {
  /** Begins a trace, or goes on with the one that the caller names. `startedMsAgo` where it began before it came here. */
  begin: (step: TraceStep, from?: { traceparent?: string | undefined; startedMsAgo?: number }) => OpenStep;
  /** Does work as a step of the trace under way; without one nothing is noted. */
  step: <T>(step: TraceStep, work: () => Promise<T>, answerOf?: (value: T) => string) => Promise<T>;
  /** The trace under way, for a line of the log. */
  traceId: () => string | null;
  /** Sends what is not yet sent. */
  stop: () => Promise<void>;
};
