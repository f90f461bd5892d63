import { mapTileAttribution, mapTileUrl } from '@portico/core/internal';
import { LenderText, useSetting, useTexts } from '@portico/element';
import { Button, Icon, minusIcon, plusIcon, VisuallyHidden } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { branchMapTexts } from './branch-map.texts';
import { mapZoom, type MapProps } from './map';
import { OutlineLayer } from './outline-layer';
import { Pins } from './pins';
import { frameAround, toPixels, type MapFrame, type Pixels } from './projection';
import { Scale } from './scale';
import { TileLayer } from './tile-layer';
import { useMapFrame } from './use-map-frame';
import { useSize } from './use-size';

export const texts = [branchMapTexts];

/** The closest zoom level of a provider's pictures, and of the outline, which has no streets. */
const closest = { tiles: 18, outline: 11 };

/** Px between the outermost pins and the edge, for pins and their names. */
const margin = 48;

/** The map of the branches: the lender's tiles, else the outline of the states. */
export default function BranchMap(props: MapProps): ReactNode {
  const { centre, zoom } = props;
  return <MovableMap key={[centre.latitude, centre.longitude, zoom].join()} {...props} />;
}

function MovableMap({ label, centre, zoom, place, pins, onOpen }: MapProps): ReactNode {
  const t = useTexts(branchMapTexts);
  const hint = useId();
  const tiles = useSetting(mapTileUrl);
  const attribution = useSetting(mapTileAttribution);
  const [surface, size] = useSize<HTMLDivElement>();
  const limit = tiles ? closest.tiles : closest.outline;
  const { frame, setFrame, centreOn, zoomBy, handlers } = useMapFrame({ centre, zoom }, limit);
  const half = { width: size.width / 2, height: size.height / 2 };
  const isHidden = ({ x, y }: Pixels) =>
    Math.abs(x) > half.width - margin || y > half.height || y < margin - half.height;
  const showAll = () => {
    const [width, height] = [size.width - 2 * margin, size.height - 2 * margin];
    const around = frameAround(pins, { width, height, closest: mapZoom });
    if (around) setFrame(around);
  };
  return (
    <>
      <div
        ref={surface}
        part="map"
        role="group"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        data-centre={`${frame.centre.latitude},${frame.centre.longitude}`}
        data-zoom={frame.zoom}
        {...handlers}
        className="relative aspect-[4/3] w-full touch-pan-y overflow-clip rounded-md border border-line bg-sunken select-none @xl:aspect-[16/9]"
      >
        {frame.zoom <= closest.outline && <OutlineLayer frame={frame} />}
        {tiles && <TileLayer frame={frame} size={size} address={tiles} />}
        {place && <PlaceMark at={fromMiddle(place, frame)} />}
        <Pins
          pins={pins.map((branch) => ({ branch, at: fromMiddle(branch, frame) }))}
          halfWidth={half.width}
          onFocus={(branch) => isHidden(fromMiddle(branch, frame)) && centreOn(branch)}
          onOpen={onOpen}
        />
      </div>
      <p id={hint} hidden>
        {t('keys')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button disabled={frame.zoom === limit} onClick={() => zoomBy(1)}>
          <Icon path={plusIcon} />
          <VisuallyHidden>{t('zoomIn')}</VisuallyHidden>
        </Button>
        <Button disabled={frame.zoom === 0} onClick={() => zoomBy(-1)}>
          <Icon path={minusIcon} />
          <VisuallyHidden>{t('zoomOut')}</VisuallyHidden>
        </Button>
        {pins.length > 0 && (
          <Button variant="quiet" onClick={showAll}>
            {t('showAll')}
          </Button>
        )}
        <Scale frame={frame} />
        <div className="text-sm text-muted">
          {tiles ? <LenderText html={attribution} /> : t('outline')}
        </div>
      </div>
    </>
  );
}

/** Px from the middle of the map to a point. */
function fromMiddle(point: MapProps['centre'], { centre, zoom }: MapFrame): Pixels {
  const [at, middle] = [toPixels(point, zoom), toPixels(centre, zoom)];
  return { x: at.x - middle.x, y: at.y - middle.y };
}

/** Where the visitor is, or the zip code that was searched for. */
function PlaceMark({ at }: { readonly at: Pixels }): ReactNode {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-1/2 -mt-2 -ml-2 size-4 rounded-full border-2 border-surface bg-ink"
      style={{ translate: `${Math.round(at.x)}px ${Math.round(at.y)}px` }}
    />
  );
}
