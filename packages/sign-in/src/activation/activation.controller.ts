import { activateAccount } from '@portico/contract';
import { type Core, institutionLengths, refusedCodes, unanswered } from '@portico/core/internal';
import { createActivationFlow, type ActivationFlow, type ActivationPorts } from './activation.flow';

/** Activation through the lender's API (access §7). */
export function createActivation(
  core: Core,
  token: string,
  activated: ActivationPorts['activated'],
): ActivationFlow {
  return createActivationFlow({
    async minimum() {
      const institution = await institutionLengths(core);
      return institution.ok ? institution.value.passwordMinimumLength : undefined;
    },
    async activate(password) {
      const answer = await core.client.send(activateAccount, { token, password });
      if (!answer.ok) {
        const [code] = refusedCodes(answer.error);
        const isPassword = code === 'ChooseDifferentPassword';
        const problem = unanswered(answer.error) ?? 'error';
        return { end: 'refused', problem: isPassword ? 'chooseDifferentPassword' : problem };
      }
      const { logonNameTaken, restricted, userName } = answer.value;
      if (logonNameTaken) return { end: 'refused', problem: 'logonNameTaken' };
      if (restricted) return { end: 'refused', problem: 'restricted' };
      return userName
        ? { end: 'activated', username: userName }
        : { end: 'refused', problem: 'error' };
    },
    activated,
  });
}
