import type { UserRefusal } from '../user-information.errors';
import type { UserInformationEvent, UserInformationState } from '../user-information.flow';

/** The form of user information, for its parts. */
export type PartProps = {
  readonly state: UserInformationState;
  readonly send: (event: UserInformationEvent) => void;
  /** Why the server refused the value of a field. */
  readonly refusal: (at: UserRefusal['at']) => string | undefined;
};
