import { flag, number } from './setting';

export const applyWithoutAccountOption = flag('registrationOptions.applyWithoutAccountOption', {
  for: ['portico-registration'],
  doc: 'Sends a registration without account number as an application (D12).',
});

export const requiredSSNDigits = number('registrationOptions.requiredSSNDigits', {
  for: ['portico-registration'],
  doc: 'How many last digits of the SSN registration asks for when it also asks for an account number (D50).',
  default: 9,
});
