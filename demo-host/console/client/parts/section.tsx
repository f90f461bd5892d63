import { useEffect, type ReactNode } from 'react';

/** One section of the console, with its title, its purpose and its error. */
export function Room(props: {
  readonly title: string;
  readonly about: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(() => {
    document.title = `${props.title} · Portico console`;
  }, [props.title]);
  return (
    <section className="room" aria-labelledby="room">
      <h2 id="room">{props.title}</h2>
      <p>{props.about}</p>
      {props.error !== undefined && (
        <p className="bad" role="alert">
          {props.error}
        </p>
      )}
      {props.children}
    </section>
  );
}
