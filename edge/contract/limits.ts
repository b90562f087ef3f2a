/** What one GraphQL request may ask for. Ours stay well inside: a test measures every trusted document. */
export const GRAPHQL_LIMITS = {
  tokens: 1000,
  depth: 8,
  /** Introspection is deep by nature and open in development only. */
  introspectionDepth: 20,
  aliases: 15,
  directives: 10,
  /** One, so that aliases cannot guess codes by the dozen. */
  mutationFields: 1,
  cost: 10_000,
  /** What a list counts for: its fields' cost this many times. */
  listFactor: 5,
  errors: 3,
  /** Characters of a message; the engine's quote what they refuse. */
  message: 300,
} as const;

/** Bytes of a request's body. */
export const BODY_LIMITS = {
  /** Where nothing else is said, and for the text parts of an upload. */
  other: 100_000,
  /** Multipart to `/graphql`; a single file is held to its own limit by the operation. */
  upload: 16_000_000,
  /** By path. */
  '/api/login': 2_000,
  '/api/logout': 2_000,
  '/api/stations/status': 256_000,
  '/api/payments/notifications': 32_000,
  '/api/notifications/mail': 256_000,
  '/api/notifications/whatsapp': 256_000,
  '/api/csp-reports': 20_000,
} as const;

/** How deep the JSON of a request may nest. */
export const JSON_DEPTH = 32;

/**
 * Characters of an argument where it does not say otherwise, and items of a list. They bound what a
 * resolver can be made to do; the rules people meet in a form are closer and have their own message.
 */
export const ARGUMENT_LIMITS = { ID: 200, String: 4_000, items: 500 } as const;

/**
 * Requests a minute from one address; where the platform has a limiter of its own, wrangler.toml says. Tiles of
 * the map are counted by each process for itself.
 */
export const RATE_LIMITS = { flood: 6_000, login: 120, tiles: 6_000 } as const;

/** A picture that is sent. */
export const PICTURE_LIMITS = {
  /** A device that opens it needs four bytes for each: 100 MB. Phones send 12 million unless told otherwise. */
  pixels: 25_000_000,
  side: 16_383,
  /** Bytes of its colour profile, as it is sent; a display's has a few hundred. A larger one goes, the picture stays. */
  colourProfile: 65_536,
} as const;

/** What people search for, as counters: characters of a word, words of a day, and searches in an hour from one address. */
export const SEARCH_WORD_LIMITS = { length: 100, wordsOfADay: 5_000, fromOnePlace: 60 } as const;

/** Characters of the provider's token that signs somebody in. */
export const ID_TOKEN_LENGTH = 8_192;
