/** SHA-256 in hex; the file itself goes nowhere. */
export const fingerprintOf = async (file: File): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
