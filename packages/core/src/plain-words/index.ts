export { areas, plainWords } from './preset.generated';
