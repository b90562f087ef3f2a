import './item.ts';
import './query-log.ts';
import './spare-part.ts';
