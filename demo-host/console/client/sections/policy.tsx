import type { ReactNode } from 'react';
import { host } from '../host';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

/** The policy violations that browsers reported from the strict pages. */
export function Policy(): ReactNode {
  const { data, error } = usePolling(host.violations, 2000);
  const violations = data?.violations ?? [];
  return (
    <Section title={texts.policyTitle} about={texts.policyAbout} error={error}>
      {data !== undefined && violations.length === 0 && (
        <p className="good">{texts.noViolations}</p>
      )}
      {violations.length > 0 && (
        <ul className="sheet rows">
          {violations.map((violation, index) => (
            <li key={index}>
              <p>
                <code className="bad">{violation.directive}</code> {violation.blocked}
              </p>
              <p className="quiet small">
                {violation.document} {violation.source}:{violation.line}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
