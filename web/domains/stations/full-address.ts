/** What stands before the name of a city in a register, and nobody says. */
const KIND = /^(kota adm(inistrasi)?\.?|kota|kabupaten|kab\.?)\s+/i;

const plain = (name: string): string => name.replace(KIND, '').toLowerCase();

/** `KOTA ADM. JAKARTA UTARA` as people write it; what is not shouted stays. */
const calm = (part: string): string => {
  if (!/\p{Lu}{4}/u.test(part) || part !== part.toUpperCase()) return part;
  return part
    .replace(KIND, '')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
};

/** Street, then city and province, unless what stands before names them already; nothing is shouted. */
export const fullAddress = (street: string, ...regions: readonly string[]): string => {
  const parts: string[] = [];
  const isIn = (name: string): boolean => parts.some((part) => plain(part) === plain(name));
  for (const part of street.split(', ').map(calm)) if (part !== '' && !isIn(part)) parts.push(part);
  for (const region of regions)
    if (!isIn(region) && !parts.join(', ').includes(region)) parts.push(region);
  return parts.join(', ');
};
