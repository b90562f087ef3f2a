import './nearby.ts';
import './detail.ts';
import './favourite.ts';
import './pack.ts';
import './report.ts';
import './report-photo.ts';
import './station-index.ts';
