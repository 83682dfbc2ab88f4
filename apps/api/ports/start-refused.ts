/** Raised when the server must not start, for a reason that its operator can mend. The message is one line for them. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
