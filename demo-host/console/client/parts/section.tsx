import { useEffect, type ReactNode } from 'react';

/** One section of the console, with its title, its purpose and its error. */
export function Section(props: {
  readonly title: string;
  readonly about: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  useEffect(() => {
    document.title = `${props.title} · Portico console`;
  }, [props.title]);
  return (
    <section className="section" aria-labelledby="section-title">
      <h2 id="section-title">{props.title}</h2>
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
