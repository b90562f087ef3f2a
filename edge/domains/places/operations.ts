import './experience-center.ts';
import './location-detail.ts';
import './regions.ts';
