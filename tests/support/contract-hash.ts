/** SHA-256 of a signed contract, in hex. */
export const CONTRACT_HASH = 'c0de'.repeat(16);
