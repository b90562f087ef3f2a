/**
 * Who is counted as one: an IPv4 address, or 64 bits of an IPv6 one, which is the least a line is given and
 * has as many addresses as anybody could want.
 */
export const subscriberOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...new Array<string>(zeros).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/** The network an address belongs to: its first three parts (IPv4) or 48 bits (IPv6). */
export const networkOf = (address: string): string => {
  if (address.includes('.'))
    return `${address.replace(/^.*:/, '').split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (groups.length === 0) return 'unknown';
  return `${[...groups, '0', '0'].slice(0, 3).join(':')}::/48`;
};
