/* Waits of a journey, from what its pages told: each tap, when it was answered, and when the person went on. */

/** Told by a page, each with its instant in milliseconds since 1970. */
export type Told =
  /** A finger on something with this name; `photo` where a picture was picked, `code` where a field sends itself when it is full. */
  | { kind: 'tap' | 'photo' | 'code'; at: number; name: string }
  /** The first picture after a tap. */
  | { kind: 'frame'; at: number }
  /** A letter was typed: what the tap before led to was usable. */
  | { kind: 'typing'; at: number }
  /** Another screen, step or sheet is on show, or the same one became usable or busy. */
  | { kind: 'state'; at: number; place: string; isUsable: boolean };

export type Wait = { name: string; waitMs: number; isPhoto: boolean };

/** A tap on the words of a choice is heard twice, once of the words and once of the choice. */
const sameTapMs = 40;

/** Returns how long each tap waited for something that could be used. */
export function waitsOf(heard: readonly Told[]): readonly Wait[] {
  const told = heard.toSorted((one, other) => one.at - other.at);
  const waits: Wait[] = [];
  let place = '';
  for (const [index, event] of told.entries()) {
    if (event.kind === 'state') place = event.place;
    if (!isTap(event) || isEcho(told, index)) continue;
    const after = told.slice(index + 1);
    const end = after.findIndex(
      (next, offset) => next.kind === 'typing' || (isTap(next) && !isEcho(told, index + 1 + offset)),
    );
    const until = end === -1 ? after : after.slice(0, end);
    waits.push({
      name: `${place} ${event.name}`,
      waitMs: Math.round(answeredAt(until, event.at) - event.at),
      isPhoto: event.kind === 'photo',
    });
  }
  return waits;
}

/** The instant from which on what is on show stayed usable; the next picture where nothing else came of the tap. */
function answeredAt(until: readonly Told[], tappedAt: number): number {
  const states = until.filter((event) => event.kind === 'state');
  const last = states.at(-1);
  if (last === undefined) return until.find(({ kind }) => kind === 'frame')?.at ?? tappedAt;
  return last.isUsable ? last.at : (until.at(-1)?.at ?? last.at);
}

function isTap(event: Told): event is Extract<Told, { name: string }> {
  return event.kind === 'tap' || event.kind === 'photo' || event.kind === 'code';
}

function isEcho(told: readonly Told[], index: number): boolean {
  const event = told[index];
  if (event === undefined) return false;
  const before = told.slice(0, index).findLast(isTap);
  return before !== undefined && event.at - before.at < sameTapMs;
}
