import './experience-center.ts';
import './hours/desk.ts';
import './location-detail.ts';
import './place-record.ts';
import './regions.ts';
