/** Order numbers and references of payments, as `@luwag/contract/reference-numbers` writes them. */
const numbers = /(\b(?:LW-)?\d{4,}(?:-\d{4,})+\b)/;

/** Keeps each order number and reference of a sentence on one line. Its hyphens stay plain, so a copied number can be searched for. */
export function NumberText({ text }: { text: string }) {
  return text.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="number-text">
        {part}
      </span>
    ),
  );
}
