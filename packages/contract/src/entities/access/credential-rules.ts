import { entity } from '../../codec/entity';
import { flag, optionalText, text } from '../../codec/fields';

/**
 * A rule for login names or passwords; its expression is a .NET regular expression (access §3;
 * D29).
 */
export const credentialRule = entity({
  validationRuleType: text,
  validationRegex: optionalText,
  regexMatchMeansError: flag,
});

/** The checks of a password to request from the server (access §7). */
export const passwordQuestions = {
  passwordToValidate: text,
  invalidWhenMatchesSSN: flag,
  invalidWhenMatchEmail: flag,
  invalidWhenPasswordExists: flag,
};

/** The server's findings; false for checks that were not requested. */
export const passwordFindings = {
  passwordMatchesSSN: flag,
  passwordMatchesEmail: flag,
  passwordExists: flag,
};
