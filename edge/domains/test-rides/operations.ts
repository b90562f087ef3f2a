import './affiliate-key.ts';
import './centre.ts';
import './desk.ts';
import './ride-record.ts';
import './slots.ts';
import './test-ride.ts';
