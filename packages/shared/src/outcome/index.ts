export {
  arrivalTime,
  findOutcome,
  laterPause,
  lookUpPauses,
  remainingArrival,
  type OutcomeAnswer,
} from './find-outcome';
export { lookUpOutcome } from './look-up-outcome';
