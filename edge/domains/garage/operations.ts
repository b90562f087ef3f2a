import './battery-authenticity.ts';
import './battery-details.ts';
import './booking/operations.ts';
import './ev-list.ts';
import './leaderboard/operations.ts';
import './roadside/operations.ts';
