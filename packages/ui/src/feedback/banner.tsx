import type { ReactNode, Ref } from 'react';
import { checkIcon, closeIcon, Icon, infoIcon, warningIcon } from '../icon';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  tone: BannerTone;
  /** The first line, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** What the borrower can do next: links or quiet buttons under the text. */
  actions?: ReactNode;
  /** With `dismissLabel`, a button that puts the banner away. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** For moving the focus to what just happened. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const looks: Record<BannerTone, readonly [icon: string, colour: string]> = {
  info: [infoIcon, 'text-muted'],
  success: [checkIcon, 'text-success'],
  warning: [warningIcon, 'text-warning'],
  error: [warningIcon, 'text-danger'],
};

/** What happened, and what to do next. An error interrupts a screen reader, the others wait. */
export function Banner(props: BannerProps) {
  const { tone, title, children, actions, onDismiss, dismissLabel, ref } = props;
  const [icon, colour] = looks[tone];
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      part={`banner banner-${tone}`}
      className="flex gap-3 rounded-md border border-line bg-sunken p-3"
    >
      <span className={'py-0.5 ' + colour}>
        <Icon path={icon} />
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {actions && <div className="mt-2 flex flex-wrap gap-4">{actions}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissLabel}
          className="-m-1 size-8 shrink-0 rounded-md p-1.5 hover:bg-line"
          onClick={onDismiss}
        >
          <Icon path={closeIcon} />
        </button>
      )}
    </div>
  );
}
