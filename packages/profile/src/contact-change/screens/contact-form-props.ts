import type { ContactChangeEvent, ContactChangeState } from '../contact-change.flow';

/** What every part of the form receives. */
export type ContactFormProps = {
  readonly state: ContactChangeState;
  readonly send: (event: ContactChangeEvent) => void;
};
