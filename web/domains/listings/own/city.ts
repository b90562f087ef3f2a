/** "Kota Bandung" and "bandung" are one; "Kabupaten Bandung" is another to those who say so. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(kota|kab\.?|kabupaten) /, '');

/** Whether what was typed is one of these cities and regencies; a list that is not here knows them all. */
export const isCityOf = (cities: readonly { readonly name: string }[], typed: string): boolean =>
  cities.length === 0 || cities.some(({ name }) => plain(name) === plain(typed));
