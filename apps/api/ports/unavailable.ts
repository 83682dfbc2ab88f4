/** Raised when something the product stands on does not answer; the same request may succeed later. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
