import { useCore, useFlow } from '@portico/element';
import { isSameMethod, sameIdentifier, type MethodId, type PaymentType } from '@portico/rules';
import { useEffect, useRef } from 'react';
import { useMethodName } from '../../screens/method/method-name';
import { profileIdOf, savedOf, type Method } from '../method';
import { createSavedMethodTools } from './saved-method-tools.controller';
import type {
  Methods,
  SavedMethodToolsEvent,
  SavedMethodToolsState,
} from './saved-method-tools.state';

type Page = {
  readonly accountNumber: string;
  readonly methods: Methods;
  /** The chosen method. */
  readonly method: Method | undefined;
  readonly onChange: (methods: Methods) => void;
};

/** The saved methods as the screen shows and changes them. */
export type SavedMethodTools = {
  readonly state: SavedMethodToolsState;
  readonly send: (event: SavedMethodToolsEvent) => void;
  readonly nameOf: (method: MethodId) => string;
  /** The default method's name; undefined where there is none. */
  readonly defaultName: string | undefined;
  /** The chosen method, if it is a saved one. */
  readonly chosen: MethodId | undefined;
  readonly chosenIsDefault: boolean;
};

/** The flow stays when the methods change, so it reads the current properties. */
export function useSavedMethodTools(current: Page): SavedMethodTools {
  const core = useCore();
  const page = useRef(current);
  useEffect(() => {
    page.current = current;
  });
  const { state, send } = useFlow(() =>
    createSavedMethodTools({
      core,
      accountNumber: () => page.current.accountNumber,
      methods: () => page.current.methods,
      onChange: (methods) => page.current.onChange(methods),
    }),
  );
  const { methods, method } = current;
  const nameOf = useNameOf(methods);
  const chosen = method && idOf(method);
  return {
    state,
    send,
    nameOf,
    defaultName: (methods.defaultMethod && nameOf(methods.defaultMethod)) || undefined,
    chosen,
    chosenIsDefault: chosen !== undefined && isSameMethod(chosen, methods.defaultMethod),
  };
}

/** The id of a saved method; undefined for a new one. */
function idOf(method: Method): MethodId | undefined {
  const profileId = profileIdOf(method);
  return profileId === undefined ? undefined : { isCard: method.kind === 'saved-card', profileId };
}

function useNameOf({ saved }: Methods): (method: MethodId) => string {
  const nameOf = useMethodName();
  return ({ isCard, profileId }) => {
    const type: PaymentType = isCard ? 'card' : 'ach';
    const method = savedOf(saved, type).find((each) =>
      sameIdentifier(profileIdOf(each), profileId),
    );
    return method ? nameOf(method) : '';
  };
}
