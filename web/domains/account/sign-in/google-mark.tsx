/** Google's mark in its own colours, as its branding guidelines ask for on sign-in buttons. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-2.8-.4-4H24v7.3h12c-.3 1.8-1.6 4.5-4.5 6.4v5.3h7.2c4.3-3.9 6.4-9.3 6.4-15z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.6-5.3l-7.2-5.3c-1.9 1.3-4.4 2.2-7.4 2.2-5.7 0-10.6-3.8-12.3-9.1H4.3v5.6C7.9 41.4 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.7 28.5c-.5-1.4-.7-2.9-.7-4.5s.3-3.1.7-4.5v-5.6H4.3C2.8 16.9 2 20.4 2 24s.8 7.1 2.3 10.1z"
      />
      <path
        fill="#ea4335"
        d="M24 10.4c4 0 6.8 1.7 8.3 3.2l6.1-5.9C34.9 4.3 29.9 2 24 2 15.4 2 7.9 6.6 4.3 13.9l7.4 5.6c1.7-5.3 6.6-9.1 12.3-9.1z"
      />
    </svg>
  );
}
