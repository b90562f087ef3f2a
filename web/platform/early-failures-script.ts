declare global {
  interface Window {
    /** A script of this page failed before anybody watched; noted by `earlyFailuresScript`. */
    alvaScriptFailed?: true;
  }
}

/**
 * A script may fail as soon as it is there, before the one that watches for it runs. So this stands in the
 * document itself, ahead of all scripts, and notes it for that one.
 */
export const earlyFailuresScript = `['error','unhandledrejection','securitypolicyviolation'].forEach(function(t){addEventListener(t,function(e){if(t!=='error'||e.error)window.alvaScriptFailed=true})});`;
