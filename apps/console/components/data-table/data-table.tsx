import type { ReactNode } from 'react';
import './data-table.css';

export type Column<Row> = { name: string; isNumber?: boolean; cell: (row: Row) => ReactNode };

/** Rows under a caption that a screen reader says, in a frame that the keyboard can scroll; the first column names its row. Words of its own where there is none. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  empty: string;
}) {
  if (rows.length === 0) return <p className="muted">{empty}</p>;
  return (
    <div className="card table-frame stacked" ref={reachWhereItScrolls}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th scope="col" key={name} className={isNumber === true ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map(({ name, isNumber, cell }, place) =>
                place === 0 ? (
                  <th scope="row" key={name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-name={name} className={isNumber === true ? 'number' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A frame that scrolls is reached by the keyboard; where everything fits, it would only be one more stop. */
function reachWhereItScrolls(frame: HTMLDivElement): () => void {
  const observer = new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  });
  for (const box of [frame, ...frame.children]) observer.observe(box);
  return () => observer.disconnect();
}
