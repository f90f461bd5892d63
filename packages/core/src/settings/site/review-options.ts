import { flag, number } from '../setting';

export const reviewPromptOption = flag('globalOptions.reviewPromptOption', {
  for: ['portico-payment'],
  doc: 'In the mobile app, asks for a review 3 seconds after a successful one-time payment.',
});

export const reviewMinimumMonths = number('globalOptions.reviewMinimumMonths', {
  for: ['portico-payment'],
  doc: 'Minimum number of months between two review prompts.',
});

export const reviewMinimumDays = number('globalOptions.reviewMinimumDays', {
  for: ['portico-payment'],
  doc: 'Days since the app was installed before the first review prompt.',
});

export const reviewMinimumLoads = number('globalOptions.reviewMinimumLoads', {
  for: ['portico-payment'],
  doc: 'Times the app must have been opened before the first review prompt.',
});
