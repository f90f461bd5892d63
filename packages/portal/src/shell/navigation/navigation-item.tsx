import type { Link } from '@portico/element';
import { safeAddress } from '@portico/rules';
import type { ReactNode } from 'react';

/** An item as it is listed: a link to a screen, or a button that opens a notice. */
export type ListedItem = {
  readonly key: string;
  readonly label: string;
  /** On the bar of a phone, where there is little room. */
  readonly shortLabel: string;
  readonly icon: string;
  readonly current: boolean;
  readonly link?: Link | undefined;
  readonly press?: (() => void) | undefined;
};

/** One item of the navigation, wherever it is listed. */
export function NavigationItem(props: {
  readonly item: ListedItem;
  readonly className: string;
  /** It was followed or pressed. */
  readonly onChosen?: (() => void) | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { item, className, onChosen, children } = props;
  const { link, press } = item;
  if (!link) {
    const choose = () => {
      onChosen?.();
      press?.();
    };
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={choose}
        part="navigation-link"
        className={className}
      >
        {children}
      </button>
    );
  }
  return (
    <a
      href={safeAddress(link.href, 'link')}
      onClick={(event) => {
        link.onClick(event);
        onChosen?.();
      }}
      aria-current={item.current ? 'page' : undefined}
      part="navigation-link"
      className={className}
    >
      {children}
    </a>
  );
}
