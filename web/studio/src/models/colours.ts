import type { Finish, Look } from '../page/api.ts';

interface Colour {
  paint: Finish;
  /** Second panels, strips and springs, and the wordmark. */
  second: string;
  accent: string;
  wordmark: string;
}

/** The eleven colours by their code. Metallic paints have a metalness, whites have none; Shadow Black is matt. */
const COLOURS = {
  'halo-white': colour('#e9ecee', 0, '#2a2c30', '#1fa6ff', '#16181c'),
  'glacier-white': colour('#e3e7ea', 0.05, '#33363b', '#27c7d9', '#16181c'),
  'supernova-black': colour('#101216', 0.5, '#191b1f', '#c8f03a', '#f4f6f8'),
  'shadow-black': colour('#25272a', 0.3, '#141518', '#ff5a2a', '#e8eaec', { roughness: 0.5, clearcoat: 0.22 }),
  'nebula-green': colour('#1a4a3f', 0.4, '#1b1e20', '#c8f03a', '#f4f6f8'),
  'viridian-green': colour('#2a6251', 0.35, '#22262a', '#e8b84a', '#f4f6f8'),
  'mars-copper': colour('#8c4a2b', 0.5, '#1d1e22', '#f0d9b5', '#f8f4ee'),
  'casual-blue': colour('#2c60a0', 0.35, '#1f2226', '#ff8a2a', '#f4f6f8'),
  'indie-red': colour('#a60d17', 0.35, '#1d1e22', '#f4f6f8', '#ffffff'),
  'edgy-turqoise': colour('#0f9499', 0.35, '#1d2023', '#ffd23a', '#f4f6f8'),
  'butterscotch-beige': colour('#c6a273', 0.12, '#3a312a', '#8a4b22', '#3a2b20'),
} as const satisfies Record<string, Colour>;

export type ColourCode = keyof typeof COLOURS;
export type Accent = 'black' | 'white';

/** The look of a colour; an accent paints the second panels. */
export function look(code: ColourCode, accent?: Accent): Look {
  const c = COLOURS[code];
  const second = accent === 'white' ? '#e6e9ec' : accent === 'black' ? '#17181b' : c.second;
  return {
    diffuse: c.paint.metalness ? 1.05 : 1,
    finishes: {
      paint: c.paint,
      paint2: { color: second },
      accent: { color: c.accent },
      decal: { color: c.wordmark },
      ...(code === 'butterscotch-beige' ? { seat: { color: '#6b4630' }, stitch: { color: '#d9c3a4' } } : {}),
    },
  };
}

function colour(paint: string, metalness: number, second: string, accent: string, wordmark: string, surface: Partial<Finish> = {}): Colour {
  return { paint: { color: paint, metalness, ...surface }, second, accent, wordmark };
}
