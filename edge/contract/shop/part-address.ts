/** A name as a segment of an address: letters and digits of the Latin alphabet, joined by hyphens. */
const segmentOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';

interface Named {
  readonly name: string;
  readonly code: string;
}

/** Path of a part's page without language, as the specification builds it: name, then code. */
export const partPath = ({ name, code }: Named): string =>
  `/shop/spare-parts/${segmentOf(name)}/${encodeURIComponent(code)}`;

/** The link to it, with the specification's query. */
export const partLink = (part: Named): string =>
  `${partPath(part)}?sparepartCode=${encodeURIComponent(part.code)}`;
