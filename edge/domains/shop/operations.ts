import './item.ts';
import './spare-part.ts';
