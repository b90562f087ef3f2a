import { BlockList, isIP, isIPv6 } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** An IPv4 connection of a server that listens on IPv6 as well. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Whether an address is one of a list of addresses and networks, separated by commas.
 * @throws Error for what is neither
 */
export const listed = (list: string): ((address: string) => boolean) => {
  const addresses = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    const length = bits === undefined ? undefined : Number(bits);
    const most = isIPv6(address) ? 128 : 32;
    const isLength =
      length === undefined || (Number.isInteger(length) && length >= 0 && length <= most);
    if (isIP(address) === 0 || !isLength || bits === '' || rest.length > 0)
      throw new Error('Configuration refused: VISITOR_PROXIES names addresses and networks');
    if (length === undefined) addresses.addAddress(address, familyOf(address));
    else addresses.addSubnet(address, length, familyOf(address));
  }
  return (address) => {
    const own = plain(address);
    return isIP(own) !== 0 && addresses.check(own, familyOf(own));
  };
};
