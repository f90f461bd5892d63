import type { ReactNode } from 'react';

/** A sentence that names an account; the number, its last word, keeps to one line. */
export function WithAccount(props: {
  readonly account: string;
  readonly children: string;
}): ReactNode {
  const { account, children: sentence } = props;
  const place = sentence.indexOf(account);
  if (place < 0) return sentence;
  const start = place + account.lastIndexOf(' ') + 1;
  const end = place + account.length;
  return (
    <>
      {sentence.slice(0, start)}
      <span className="whitespace-nowrap">{sentence.slice(start, end)}</span>
      {sentence.slice(end)}
    </>
  );
}
