/** What one GraphQL request may ask for. Ours stay well inside: a test measures every trusted document. */
export const GRAPHQL_LIMITS = {
  bodyBytes: 100_000,
  /** A request with files; a single file is held to its own limit by the operation. */
  uploadBytes: 16_000_000,
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
} as const;
