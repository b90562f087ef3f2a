import './affiliate-key.ts';
import './desk.ts';
import './ride-record.ts';
import './slots.ts';
import './test-ride.ts';
