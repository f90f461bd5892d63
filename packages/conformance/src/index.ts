export { checkApi, type Subject } from './check-api';
export type { Confirm } from './checks/pay';
export type { Credentials } from './checks/sign-in';
export { countResults, type Finding } from './report';
export { asJUnit } from './reports/junit';
export { asPage } from './reports/page';
export { asText } from './reports/text';
export type { StateStore } from './state';
export type { Fetch } from './wire';
