import './counts/desk.ts';
import './item.ts';
import './part-record.ts';
import './search-word.ts';
import './spare-part.ts';
