export {
  deviceInfoDelay,
  mobileBridge,
  type BiometricToken,
  type DeviceInfo,
  type MobileBridge,
} from './mobile-bridge';
export {
  wrapperVersion,
  type MobileWrapper,
  type WrapperRequest,
  type WrapperRequests,
  type WrapperToken,
} from './mobile-wrapper';
export { reviewHistory } from './review-history';
