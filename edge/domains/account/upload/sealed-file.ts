/** Where a sealed file belongs: it opens under its own id alone. */
export const sealedFile = (id: string): string => `upload/${id}`;
