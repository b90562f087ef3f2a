import * as THREE from 'three';

/** Light that reaches a diffuse surface from a direction: x right, y up, z towards the camera. */
export function sky(d: THREE.Vector3): number {
  if (d.y < 0) return 0.75 * Math.max(0.35, -d.y) + 0.05;
  const lamp = (x: number, y: number, z: number, sharpness: number): number =>
    Math.max(0, (d.x * x + d.y * y + d.z * z) / Math.hypot(x, y, z)) ** sharpness;
  return 0.1 + 0.55 * d.y + 2.3 * lamp(-0.15, 1, 0.18, 6) +
    1.5 * lamp(-1, 0.75, 0.85, 10) + 0.55 * lamp(1, 0.5, 0.3, 10);
}

const DOME = `varying vec3 d;void main(){float y=normalize(d).y;
float t=y<0.?mix(.34,.55,smoothstep(0.,-.7,y)):mix(.20,.62,smoothstep(.02,.9,y));
gl_FragColor=vec4(vec3(t)*1.25,1.);}`;

const DOME_PLACE = `varying vec3 d;
void main(){d=normalize(position);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}`;

const SKY = `varying vec3 d;void main(){vec3 v=normalize(d);float y=v.y;
vec3 c=mix(vec3(1.05,1.08,1.1),vec3(.42,.56,.78),smoothstep(.02,.75,y));
c+=vec3(3.2,3.1,2.9)*pow(max(0.,dot(v,normalize(vec3(-.75,.8,.7)))),14.);
float roofs=.05+.03*sin(v.x*9.)*sin(v.z*7.);
c=mix(vec3(.24,.25,.25),c,smoothstep(roofs-.05,roofs+.05,y));
gl_FragColor=vec4(mix(c,vec3(.3,.3,.29),smoothstep(0.,-.12,y)),1.);}`;

/** What glossy surfaces mirror out of doors: a hazy sky, roofs along the horizon, a grey ground. */
export function createSky(): THREE.Scene {
  const scene = new THREE.Scene();
  const dome = new THREE.ShaderMaterial({ side: THREE.BackSide, vertexShader: DOME_PLACE, fragmentShader: SKY });
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(20, 64, 48), dome));
  return scene;
}

/** What glossy surfaces mirror: soft boxes and strips around the camera, which looks from +z. */
export function createRoom(): THREE.Scene {
  const room = new THREE.Scene();
  const dome = new THREE.ShaderMaterial({ side: THREE.BackSide, vertexShader: DOME_PLACE, fragmentShader: DOME });
  room.add(new THREE.Mesh(new THREE.SphereGeometry(20, 48, 32), dome));
  const lamp = (w: number, h: number, x: number, y: number, z: number, power: number, tint = '#ffffff'): void => {
    const color = new THREE.Color(tint).multiplyScalar(power);
    const m = new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), m);
    mesh.position.set(x, y, z);
    if (x === 0 && z === 0.6) mesh.rotation.x = Math.PI / 2;
    else mesh.lookAt(0, 0.5, 0);
    room.add(mesh);
  };
  // The box overhead is three sheets, one below the other, for a soft edge.
  for (const [scale, power] of [[1.15, 2], [1, 5], [0.82, 8]] as const)
    lamp(5.2 * scale, 3 * scale, 0, 6 - (1.2 - scale) * 0.4, 0.6, power);
  lamp(1.6, 5.5, -6.2, 2.4, 3.4, 15, '#fffaf2');
  lamp(0.9, 5.5, 6.6, 2.2, 1.2, 12, '#f5f8ff');
  lamp(0.8, 5.2, -5.2, 2.2, -4.4, 11, '#f5f8ff');
  lamp(0.9, 5.2, 5.4, 2.2, -4.6, 11);
  for (const [inset, power] of [[0, 3.2], [0.14, 3.2], [0.3, 3]] as const)
    lamp(8.5 - inset * 2, 2.3 - inset * 3.2, 0, 5.3 + inset * 0.4, 7.2 - inset * 0.05, power);
  lamp(9, 0.5, 0, 0.9, 9, 1.8);
  return room;
}
