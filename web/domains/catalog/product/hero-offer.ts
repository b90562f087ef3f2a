/** Where the first screen has the buttons that the sticky offer repeats once they are out of sight. */
export const HERO_OFFER = 'hero-offer';
