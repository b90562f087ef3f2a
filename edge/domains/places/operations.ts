import './experience-center.ts';
import './location-detail.ts';
