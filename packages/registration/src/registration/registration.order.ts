import type { RegistrationState, Section, TabSection, WizardRules } from './registration.state';

type Verification = Pick<RegistrationState, 'values' | 'verified'>;

/** The section that Continue opens (access §4). */
export function sectionAfter(
  section: Section,
  rules: WizardRules,
  { values, verified }: Verification,
): Section {
  const isVerified = verified === values.emailAddress.trim();
  if (section === 'personal' && rules.verifiesEmail && !isVerified) return 'emailVerification';
  return section === 'security' || rules.security.size === 0 ? 'logon' : 'security';
}

/** The section that Go Back opens; it skips the e-mail verification. */
export function sectionBefore(section: Section, rules: WizardRules): Section {
  return section === 'logon' && rules.security.size > 0 ? 'security' : 'personal';
}

/** The section that a tab opens; from the personal step, first an e-mail verification still due. */
export function sectionOfTab(
  tab: TabSection,
  section: Section,
  rules: WizardRules,
  verification: Verification,
): Section {
  if (tab === 'personal' || section !== 'personal') return tab;
  const next = sectionAfter('personal', rules, verification);
  return next === 'emailVerification' ? next : tab;
}
