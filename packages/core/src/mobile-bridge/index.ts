export {
  deviceInfoDelay,
  mobileBridge,
  type BiometricToken,
  type DeviceInfo,
  type MobileBridge,
} from './mobile-bridge';
export { reviewHistory } from './review-history';
