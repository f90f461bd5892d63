import { list } from '../list';
import { address, flag } from '../setting';

/** Single sign-on is in use when this is not empty (D154). */
export const singleSignOnUrl = address('globalOptions.singleSignOnUrl', {
  for: ['portico-portal', 'portico-sign-in'],
  doc: 'Address of the single sign-on login; setting it turns single sign-on on.',
  setupOnly: true,
});

export const singleSignOnOrigins = list('globalOptions.singleSignOnOrigins', {
  for: ['portico-portal', 'portico-sign-in'],
  doc: 'Origins the single sign-on address may have; an address of another origin is not followed.',
  setupOnly: true,
});

export const singleSignOnWithoutStateOption = flag('globalOptions.singleSignOnWithoutStateOption', {
  for: ['portico-portal'],
  doc: 'For a single sign-on site that cannot return the parameter `state`: its token signs in without asking the borrower to confirm the name. A link made by an attacker can then sign a borrower in as the attacker.',
  setupOnly: true,
});
