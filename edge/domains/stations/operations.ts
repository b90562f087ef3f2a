import './detail.ts';
import './favourite.ts';
import './nearby.ts';
import './pack.ts';
import './report-photo.ts';
import './report.ts';
import './station-index.ts';
import './station-record.ts';
