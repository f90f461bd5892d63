import { entity } from '../entity';
import { flag, optionalText, text } from '../fields';

/** A rule for login names or passwords; its expression is one of .NET's (access §3; D29). */
export const credentialRule = entity({
  validationRuleType: text,
  validationRegex: optionalText,
  regexMatchMeansError: flag,
});

/** What the server is asked about a password (access §7). */
export const passwordQuestions = {
  passwordToValidate: text,
  invalidWhenMatchesSSN: flag,
  invalidWhenMatchEmail: flag,
  invalidWhenPasswordExists: flag,
};

/** What it found; what was not asked for is off. */
export const passwordFindings = {
  passwordMatchesSSN: flag,
  passwordMatchesEmail: flag,
  passwordExists: flag,
};
