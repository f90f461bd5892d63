import { personalProblems, securityProblems, type LocalDate } from '@portico/rules';
import type {
  RegistrationState,
  Section,
  TabSection,
  Values,
  WizardRules,
} from './registration.state';

/** The tabs; Security only if it has a field (access §2). */
export function tabSections({ security }: WizardRules): readonly TabSection[] {
  return security.size > 0 ? ['personal', 'security', 'logon'] : ['personal', 'logon'];
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
