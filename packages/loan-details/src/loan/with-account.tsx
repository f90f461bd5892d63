import type { ReactNode } from 'react';

/** A sentence that names an account; the number, its last word, keeps to one line. */
export function WithAccount(props: {
  readonly account: string;
  readonly children: string;
}): ReactNode {
  const { account, children: sentence } = props;
  const number = account.slice(account.lastIndexOf(' ') + 1);
  const [before, ...after] = sentence.split(number);
  if (!number || after.length === 0) return sentence;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after.join(number)}
    </>
  );
}
