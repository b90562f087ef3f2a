export { VehiclePicture } from './vehicle-picture.tsx';
