import './desk.ts';
import './inbox.ts';
import './preferences.ts';
import './push/devices.ts';
