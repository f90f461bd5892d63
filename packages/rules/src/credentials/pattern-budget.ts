/** The steps left for parsing, building and matching; shared by all the rules of a check. */
export type Budget = { steps: number };

/** Steps of one check: about 10 ms on a desktop computer, 40 ms on an old phone. */
const stepsOfACheck = 20_000;

export const newBudget = (): Budget => ({ steps: stepsOfACheck });

/** Thrown when a budget is used up; `safePattern` catches it. */
export class OutOfSteps extends Error {}

/** @throws OutOfSteps */
export function spend(budget: Budget, steps = 1): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new OutOfSteps();
}
