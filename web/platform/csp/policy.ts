export interface PolicyOptions {
  readonly scriptHashes: readonly string[];
  /** The Auth emulator listens on a loopback port of its own. */
  readonly embedded: boolean;
  /** `upgrade-insecure-requests` breaks a site that is served over plain HTTP. */
  readonly tls: boolean;
}

const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const LOOPBACK = ['http://127.0.0.1:*', 'http://localhost:*'];

/** Content-Security-Policy of one page. Styles may be inline: React writes style attributes. */
export const policy = ({ scriptHashes, embedded, tls }: PolicyOptions): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, 'https://apis.google.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https://lh3.googleusercontent.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...FIREBASE, ...(embedded ? LOOPBACK : [])],
    'frame-src': ["'self'", 'https://*.firebaseapp.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};
