/** The language's own name as a picture of the page, so that it can be read where a page that is not in Hindi has no letters for it. */
export function HindiWord() {
  return (
    <svg className="hindi-word" viewBox="0 -92 200 110" aria-hidden="true">
      <use href="#hindi-word" />
    </svg>
  );
}
