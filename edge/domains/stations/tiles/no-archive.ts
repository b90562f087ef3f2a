/** The file of the map is not there. */
export class NoArchive extends Error {}
