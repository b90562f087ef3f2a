import * as THREE from 'three';

const FACE = '"Plus Jakarta Sans Variable", sans-serif';

/** The rider's display. */
export function drawDash(): THREE.Texture {
  return canvas(512, 192, (g) => {
    g.fillStyle = '#06080c';
    g.fillRect(0, 0, 512, 192);
    g.fillStyle = '#eaf4ff';
    g.textAlign = 'center';
    g.font = `700 104px ${FACE}`;
    g.fillText('48', 256, 122);
    g.font = `600 24px ${FACE}`;
    g.fillStyle = '#8fb3d9';
    g.fillText('km/h', 256, 160);
    g.fillStyle = '#33d17a';
    g.fillRect(40, 92, 92, 14);
    g.fillStyle = '#1e3b2b';
    g.fillRect(132, 92, 30, 14);
    g.fillStyle = '#eaf4ff';
    g.font = `600 30px ${FACE}`;
    g.fillText('78%', 100, 72);
    g.fillText('64 km', 420, 72);
    g.fillStyle = '#4aa3ff';
    g.fillRect(372, 92, 96, 14);
  });
}

/** A wordmark in white; the material's colour tints it. */
export function drawWordmark(text: string): THREE.Texture {
  return canvas(1024, 256, (g) => {
    g.fillStyle = '#ffffff';
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.letterSpacing = '12px';
    let size = 190;
    do {
      g.font = `italic 800 ${size}px ${FACE}`;
      size -= 6;
    } while (g.measureText(text).width > 980);
    g.fillText(text, 512, 136);
  });
}

export function drawPlate(text: string): THREE.Texture {
  return canvas(512, 212, (g) => {
    g.fillStyle = '#f4f5f6';
    g.fillRect(0, 0, 512, 212);
    g.strokeStyle = '#1a1a1a';
    g.lineWidth = 8;
    g.strokeRect(10, 10, 492, 192);
    g.fillStyle = '#15161a';
    g.textAlign = 'center';
    g.font = `700 88px ${FACE}`;
    g.fillText(text, 256, 124);
    g.font = `600 40px ${FACE}`;
    g.fillText('08 · 30', 256, 180);
  });
}

function canvas(width: number, height: number, draw: (g: CanvasRenderingContext2D) => void): THREE.Texture {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const g = element.getContext('2d');
  if (!g) throw new Error('The page has no 2D canvas');
  draw(g);
  const texture = new THREE.CanvasTexture(element);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
