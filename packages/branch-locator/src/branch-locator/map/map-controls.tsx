import { useTexts } from '@portico/element';
import { Button, Icon, minusIcon, plusIcon, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { branchMapTexts } from './branch-map.sentences';
import { milesPerPixel, type MapFrame } from './projection';

/** The buttons of the map, its scale and what its picture is. */
export function MapControls(props: {
  readonly frame: MapFrame;
  /** The closest zoom level. */
  readonly closest: number;
  readonly zoomBy: (levels: number) => void;
  readonly showAll: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { frame, closest, zoomBy, showAll, children } = props;
  const t = useTexts(branchMapTexts);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Button disabled={frame.zoom >= closest} onClick={() => zoomBy(1)}>
        <Icon path={plusIcon} />
        <VisuallyHidden>{t('zoomIn')}</VisuallyHidden>
      </Button>
      <Button disabled={frame.zoom <= 0} onClick={() => zoomBy(-1)}>
        <Icon path={minusIcon} />
        <VisuallyHidden>{t('zoomOut')}</VisuallyHidden>
      </Button>
      <Scale frame={frame} />
      <Button variant="quiet" onClick={showAll}>
        {t('showAll')}
      </Button>
      <div className="text-sm text-muted">{children}</div>
    </div>
  );
}

const lengths = [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];

/** Px of the longest scale. */
const longest = 96;

/** A line with its length on the ground. */
function Scale({ frame }: { readonly frame: MapFrame }): ReactNode {
  const t = useTexts(branchMapTexts);
  const perPixel = milesPerPixel(frame);
  const miles = lengths.find((length) => length / perPixel <= longest) ?? 0.1;
  return (
    <p
      className="tabular border-x border-b border-edge px-1 text-center text-sm text-muted"
      style={{ width: Math.round(miles / perPixel) }}
    >
      <span className="whitespace-nowrap">{t('scale', { miles: String(miles) })}</span>
    </p>
  );
}
