import { personalProblems, securityProblems, type LocalDate } from '@portico/rules';
import type {
  RegistrationState,
  Section,
  TabSection,
  Values,
  WizardRules,
} from './registration.state';

type Verification = Pick<RegistrationState, 'values' | 'verified'>;

/** The tabs; Security only if it has a field (access §2). */
export function tabSections({ security }: WizardRules): readonly TabSection[] {
  return security.size > 0 ? ['personal', 'security', 'logon'] : ['personal', 'logon'];
}

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

/** The errors of the personal and the security step. */
export function stepErrors(
  values: Values,
  rules: WizardRules,
  groups: readonly number[],
  today: LocalDate,
) {
  const { ssnDigits } = rules;
  return {
    ...personalProblems(values, { asked: rules.personal, groups, ssnDigits, today }),
    ...securityProblems(values, { asked: rules.security }),
  };
}

/** The fields of a section. */
export function fieldsOf(section: Section, rules: WizardRules): readonly (keyof Values)[] {
  switch (section) {
    case 'personal':
      return [...rules.personal];
    case 'security':
      return [...rules.security];
    case 'emailVerification':
      return [];
    case 'logon':
      return ['userName', 'password', 'confirmation', 'choices'];
  }
}

/** Whether every field of a section is valid. */
export function isDone(
  section: TabSection,
  { errors }: Pick<RegistrationState, 'errors'>,
  rules: WizardRules,
): boolean {
  return fieldsOf(section, rules).every((field) => errors[field] === undefined);
}

/**
 * Whether a tab is enabled: the steps before it are valid; during the e-mail verification, only the
 * personal step (access §4).
 */
export function isOpen(tab: TabSection, state: RegistrationState, rules: WizardRules): boolean {
  if (state.section === 'emailVerification' && tab !== 'personal') return false;
  const tabs = tabSections(rules);
  return tabs.slice(0, tabs.indexOf(tab)).every((before) => isDone(before, state, rules));
}
