/** Where the choice lives; absent means: as the system. */
export const THEME_KEY = 'alva-theme';

/**
 * Runs before the first paint, so that a dark reader is never flashed with white. Inline in every
 * static page: its hash belongs to the content security policy. It also tells the styles that scripts
 * run.
 */
export const themeScript = `document.documentElement.dataset.js='';try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
