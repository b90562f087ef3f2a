import { mkdir, writeFile } from 'node:fs/promises';
import { PICTURES } from '../render/paths.ts';
import { BRAKES } from './brakes.ts';
import { CHASSIS } from './chassis.ts';
import { CONTROLS } from './controls.ts';
import { ELECTRICS } from './electrics.ts';
import { sheet } from './pen.ts';
import { WHEELS } from './wheels.ts';

const parts = [...BRAKES, ...WHEELS, ...CONTROLS, ...ELECTRICS, ...CHASSIS];
const folder = `${PICTURES}/parts`;

await mkdir(folder, { recursive: true });
for (const { code, drawing } of parts) await writeFile(`${folder}/${code}.svg`, sheet(drawing));
const index = parts.map(({ code, name }) => ({ code, file: `${code}.svg`, name }));
await writeFile(`${folder}/index.json`, `${JSON.stringify(index, null, 2)}\n`);
