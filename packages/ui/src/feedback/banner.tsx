import type { ReactNode, Ref } from 'react';
import { checkIcon, Icon, infoIcon, warningIcon } from '../icon';
import { WithPhone } from '../text/with-phone';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  tone: BannerTone;
  /** The first line, in bold. */
  title?: ReactNode;
  /** What happened and what to do next. */
  children?: ReactNode;
  /** What can be done about it: a button or a link, beside the text where the width allows. */
  action?: ReactNode;
  /** Shown at the end of the first line, such as a `CloseButton`. */
  aside?: ReactNode;
  /** For moving the focus to the message. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const looks: Record<BannerTone, readonly [icon: string, colours: string]> = {
  info: [infoIcon, 'bg-sunken text-edge'],
  success: [checkIcon, 'bg-success-tint text-success'],
  warning: [warningIcon, 'bg-warning-tint text-warning'],
  error: [warningIcon, 'bg-danger-tint text-danger'],
};

/**
 * A message: what happened, and what to do next. Screen readers read an error at once, the others
 * when idle.
 */
export function Banner({ tone, title, children, action, aside, ref }: BannerProps) {
  const [icon, colours] = looks[tone];
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      part={'banner banner-' + tone}
      className={'flex gap-3 rounded-md border border-transparent px-4 py-3 ' + colours}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_17rem] gap-3">
          <Icon path={icon} className="mt-0.5" />
          <div className="min-w-0 flex-1 text-ink [&>*+*]:mt-2">
            {title && (
              <p className="font-semibold">
                <WithPhone>{title}</WithPhone>
              </p>
            )}
            <WithPhone>{children}</WithPhone>
          </div>
        </div>
        {/* Below the text, it is in line with it. */}
        {action && <div className="ms-8">{action}</div>}
      </div>
      {aside}
    </div>
  );
}
