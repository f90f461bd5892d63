import { useCore, useNavigate, useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import { useEffect, type ReactNode } from 'react';
import { loanErrorKey } from './loan-details.errors';
import { loanDetailsTexts } from './loan-details.sentences';
import { loanDetailsErrorsTexts } from './loan-details.errors.sentences';

export const texts = [loanDetailsErrorsTexts];

export type LoanProblemProps = {
  /** The server's code, if it gave one. */
  readonly code: string | undefined;
  /** Undefined where trying again cannot help. */
  readonly retry?: (() => void) | undefined;
};

/**
 * A loan that cannot be shown: the borrower is taken to the dashboard, which says why (accounts §4;
 * D144, D145). Without a dashboard, or where the page has cancelled that, the error is shown here.
 */
export default function LoanProblem(props: LoanProblemProps): ReactNode {
  const { code, retry } = props;
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(loanDetailsTexts);
  const errorText = useTexts(loanDetailsErrorsTexts);
  useEffect(() => {
    if (core.hrefFor({ screen: 'dashboard' }) === undefined) return;
    navigate({ screen: 'dashboard', data: { kind: 'viewError', code } });
  }, [core, navigate, code]);
  return (
    <Banner tone="error" action={retry && <Button onClick={retry}>{t('tryAgain')}</Button>}>
      {errorText(loanErrorKey(code))}
    </Banner>
  );
}
