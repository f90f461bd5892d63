import { personalProblems, securityProblems, type LocalDate } from '@portico/rules';
import type {
  Field,
  RegistrationState,
  Section,
  TabSection,
  WizardRules,
} from './registration.state';

type Standing = Pick<RegistrationState, 'entry' | 'verified'>;

/** The tabs: Security only where something is asked there (access §2). */
export function tabSections({ security }: WizardRules): readonly TabSection[] {
  return security.size > 0 ? ['personal', 'security', 'logon'] : ['personal', 'logon'];
}

/** Where Continue leads (access §4). */
export function sectionAfter(
  section: Section,
  rules: WizardRules,
  { entry, verified }: Standing,
): Section {
  const proven = verified === entry.emailAddress.trim();
  if (section === 'personal' && rules.verifiesEmail && !proven) return 'emailVerification';
  return section === 'security' || rules.security.size === 0 ? 'logon' : 'security';
}

/** Where Go Back leads: over the e-mail's verification, which is done or starts anew. */
export function sectionBefore(section: Section, rules: WizardRules): Section {
  return section === 'logon' && rules.security.size > 0 ? 'security' : 'personal';
}

/** What a tab leads to: from the personal step, no further than an e-mail to be verified. */
export function sectionOfTab(
  tab: TabSection,
  section: Section,
  rules: WizardRules,
  standing: Standing,
): Section {
  if (tab === 'personal' || section !== 'personal') return tab;
  const next = sectionAfter('personal', rules, standing);
  return next === 'emailVerification' ? next : tab;
}

/** What is wrong with the first two steps. */
export function stepProblems(
  { entry }: Pick<RegistrationState, 'entry'>,
  rules: WizardRules,
  groups: readonly number[],
  today: LocalDate,
) {
  const { ssnDigits } = rules;
  return {
    ...personalProblems(entry, { asked: rules.personal, groups, ssnDigits, today }),
    ...securityProblems(entry, { asked: rules.security }),
  };
}

/** The fields of a section. */
export function fieldsOf(section: Section, rules: WizardRules): readonly Field[] {
  switch (section) {
    case 'personal':
      return [...rules.personal];
    case 'security':
      return [...rules.security];
    case 'emailVerification':
      return [];
    case 'logon':
      return ['userName', 'password', 'confirmation'];
  }
}

/** Whether every field of a section is as it has to be. */
export function isDone(
  section: TabSection,
  { problems }: Pick<RegistrationState, 'problems'>,
  rules: WizardRules,
): boolean {
  const wrong = new Set<string>(Object.keys(problems));
  return fieldsOf(section, rules).every((field) => !wrong.has(field));
}

/**
 * Whether a tab can be pressed: the steps before it are done, and so is the e-mail's verification
 * where the way leads through it (access §4).
 */
export function isOpen(tab: TabSection, state: RegistrationState, rules: WizardRules): boolean {
  if (state.section === 'emailVerification' && tab !== 'personal') return false;
  const tabs = tabSections(rules);
  return tabs.slice(0, tabs.indexOf(tab)).every((before) => isDone(before, state, rules));
}
