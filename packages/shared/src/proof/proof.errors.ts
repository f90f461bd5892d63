import type { GivenProofCode } from '@portico/contract';
import { entryOf, refusedCodes, type ApiError } from '@portico/core/internal';
import type { Given, ProofProblem } from './proof.flow';

/** The problem of each code with which a proof is refused. */
const refusals: Readonly<Record<GivenProofCode, ProofProblem>> = {
  Invalid: { text: 'errorPassword', atField: true },
  LockedOnBadPassword: { text: 'errorLocked' },
  CodeInvalid: { text: 'errorCodeInvalid', atField: true },
  CodeExpired: { text: 'errorCodeExpired', isSpent: true },
  MaxAttemptsReached: { text: 'errorMaxAttemptsReached', isSpent: true },
  Expired: { text: 'errorPasskeyExpired' },
  Error: { text: 'error' },
};

/** Why a proof was not accepted. */
export function refusedProof(error: ApiError, given: Given): ProofProblem {
  const [code = ''] = refusedCodes(error);
  if (code === 'Invalid' && 'credential' in given) return { text: 'errorPasskeyInvalid' };
  return entryOf<ProofProblem>(refusals, code) ?? withoutCode(error) ?? refusals.Error;
}

/** Why no code was sent, or that nobody knows. */
export function notSentCode(error: ApiError): ProofProblem {
  const [code = ''] = refusedCodes(error);
  if (code === 'MaxAttemptsReached') return { text: 'errorSendTooMany' };
  const problem = withoutCode(error) ?? { text: 'errorSend' };
  return problem.isUnknown ? { text: 'errorSendUnknown', isUnknown: true } : problem;
}

/** Undefined for a request that was answered. */
function withoutCode({ kind, delivery }: ApiError): ProofProblem | undefined {
  if (delivery === 'unknown') return { text: 'errorUnknown', isUnknown: true };
  return kind === 'offline' ? { text: 'errorKindOffline' } : undefined;
}
