import './experience-center.ts';
import './location-detail.ts';
import './place-record.ts';
import './regions.ts';
