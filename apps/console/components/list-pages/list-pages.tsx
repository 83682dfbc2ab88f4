import { Button } from 'react-aria-components';

type ListPagesProps = {
  /** From where this page begins; null for the first one. */
  at: string | null;
  /** From where the next page begins; null where there is none. */
  next: string | null;
  words: { first: string; next: string };
  onGo: (at: string | null) => void;
};

/** The buttons below a list that shows some rows at a time: back to the first ones, and on to the next. */
export function ListPages({ at, next, words, onGo }: ListPagesProps) {
  if (at === null && next === null) return null;
  return (
    <div className="buttons">
      {at === null ? null : (
        <Button className="quiet" onPress={() => onGo(null)}>
          {words.first}
        </Button>
      )}
      {next === null ? null : (
        <Button className="quiet" onPress={() => onGo(next)}>
          {words.next}
        </Button>
      )}
    </div>
  );
}
