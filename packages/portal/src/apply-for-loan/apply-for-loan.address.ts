import { applyForLoan, documentAddress, passableToken } from '@portico/contract';
import { documentLanguage, openWindow } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which a new token is requested: each is valid for 60 seconds (D8). */
export const renewal = 50_000;

/** The address of the application, once it is known, and what a click on its link does. */
export type Application = {
  readonly address: string | undefined;
  /** Opens the application once its address is known, unless the request fails (accounts §8). */
  readonly open: () => void;
};

/**
 * The address is fetched before the click, because a browser blocks a tab that is opened after a
 * request. After an earlier click, the application opens when the address arrives.
 */
export function useApplication(onOpened: () => void): Application {
  const { client, configuration, environment } = useCore();
  const [address, setAddress] = useState<string>();
  const [asked, setAsked] = useState(0);
  const wanted = useRef(false);
  const opened = useRef(onOpened);
  useEffect(() => {
    opened.current = onOpened;
  });
  useEffect(() => {
    let current = true;
    let stop = () => {};
    void client.send(passableToken, undefined).then((answer) => {
      if (!current) return;
      stop = environment.delay(() => setAsked(asked + 1), renewal);
      const { api, locale } = configuration.peek();
      const next = answer.ok
        ? documentAddress(api, applyForLoan, {
            token: answer.value.passableToken,
            language: documentLanguage(locale),
          })
        : undefined;
      if (wanted.current && next !== undefined) {
        openWindow(next);
        opened.current();
      }
      wanted.current = false;
      setAddress(next);
    });
    return () => {
      current = false;
      stop();
    };
  }, [client, configuration, environment, asked]);
  return {
    address,
    open: () => {
      if (address === undefined) {
        wanted.current = true;
        setAsked(asked + 1);
      } else {
        // After the browser has followed the link, which uses up the token.
        environment.delay(() => opened.current(), 0);
      }
    },
  };
}
