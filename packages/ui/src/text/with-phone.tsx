import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { Link } from '../actions/link';

/** The lender's telephone number, as it stands in sentences; '' where there is none. */
export const PhoneContext = createContext('');

/** The address that calls a telephone number. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The telephone number as a link that calls it, on one line. */
export function PhoneLink({ phone }: { readonly phone: string }): ReactNode {
  return (
    <span className="whitespace-nowrap">
      <Link href={phoneAddress(phone)}>{phone}</Link>
    </span>
  );
}

/** A sentence in which the lender's telephone number is a link; other content as it is. */
export function WithPhone({ children }: { readonly children: ReactNode }): ReactNode {
  const phone = useContext(PhoneContext);
  if (typeof children !== 'string' || phone === '') return children;
  return children.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <PhoneLink phone={phone} />}
      {part}
    </Fragment>
  ));
}
