/** Set once the ribbon of a demonstration was read and put away. */
export const DEMO_READ_KEY = 'alva-demo-read';

/** Runs before the first paint: a ribbon that was put away never makes room for itself again. */
export const demoScript = `;try{if(localStorage.getItem('${DEMO_READ_KEY}'))document.documentElement.dataset.demo='read'}catch{}`;
