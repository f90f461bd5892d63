import { Heading } from '@portico/ui';
import { useId, type ReactNode } from 'react';

export type StepName = 'loan' | 'message' | 'method' | 'timing' | 'amount';

/** A step: a region that its heading names. */
export function StepRegion(props: {
  readonly name: StepName;
  readonly heading: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section data-step={props.name} aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <Heading level={3} id={id}>
        {props.heading}
      </Heading>
      {props.children}
    </section>
  );
}

/** A step that waits, in its place and about as high as what comes, without a control (D168). */
export function WaitingStep(props: {
  readonly name: StepName;
  readonly heading: string;
  /** What it waits for, or a spinner. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <StepRegion name={props.name} heading={props.heading}>
      <div data-waiting className="payment-waiting">
        {props.children}
      </div>
    </StepRegion>
  );
}
