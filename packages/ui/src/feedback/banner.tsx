import type { ReactNode, Ref } from 'react';
import { checkIcon, Icon, infoIcon, warningIcon } from '../icon';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  tone: BannerTone;
  /** The first line, in bold. */
  title?: ReactNode;
  /** What happened and what to do next. */
  children?: ReactNode;
  /** Shown at the end of the first line, such as a `CloseButton`. */
  aside?: ReactNode;
  /** For moving the focus to the message. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const looks: Record<BannerTone, readonly [icon: string, colour: string]> = {
  info: [infoIcon, 'text-edge'],
  success: [checkIcon, 'text-success'],
  warning: [warningIcon, 'text-warning'],
  error: [warningIcon, 'text-danger'],
};

/**
 * A message: what happened, and what to do next. Screen readers read an error at once, the others
 * when idle.
 */
export function Banner({ tone, title, children, aside, ref }: BannerProps) {
  const [icon, colour] = looks[tone];
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      part={'banner banner-' + tone}
      className={'flex gap-3 rounded-md border border-current bg-sunken p-3 ' + colour}
    >
      <Icon path={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1 text-ink [&>*+*]:mt-2">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
