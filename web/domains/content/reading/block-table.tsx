import { Line } from './line.tsx';

interface Props {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table of words: on a phone every row becomes a small card, so that nothing scrolls sideways. */
export function BlockTable({ caption, head, rows }: Props) {
  return (
    <table className="block w-full text-left text-base sm:table sm:overflow-hidden sm:rounded-xl sm:border-separate sm:border-spacing-0 sm:border sm:border-line">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="bg-sunken px-4 py-3 font-semibold text-sm">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={row.join('|')}
            className="block rounded-xl border border-line bg-surface px-4 py-3 sm:table-row"
          >
            {row.map((cell, at) => {
              const key = `${at}-${cell}`;
              const label = (
                <span aria-hidden="true" className="block text-muted text-sm sm:hidden">
                  {head[at]}
                </span>
              );
              if (at === 0)
                return (
                  <th
                    key={key}
                    scope="row"
                    className="block pb-1 font-semibold sm:table-cell sm:border-line sm:border-t sm:bg-surface sm:px-4 sm:py-3 sm:align-top"
                  >
                    <Line>{cell}</Line>
                  </th>
                );
              return (
                <td
                  key={key}
                  className="block py-1 sm:table-cell sm:border-line sm:border-t sm:bg-surface sm:px-4 sm:py-3 sm:align-top"
                >
                  {label}
                  <Line>{cell}</Line>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
