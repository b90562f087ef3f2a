/** The network an address belongs to: its first three parts (IPv4) or 48 bits (IPv6). */
export const networkOf = (address: string): string => {
  if (address.includes('.'))
    return `${address.replace(/^.*:/, '').split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (groups.length === 0) return 'unknown';
  return `${[...groups, '0', '0'].slice(0, 3).join(':')}::/48`;
};
