import { LenderText, useSetting, useTexts } from '@portico/element';
import { useSize, type Size } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { branchMapTexts } from './branch-map.sentences';
import { mapZoom, type MapProps } from './map';
import { MapControls } from './map-controls';
import { OutlineLayer } from './outline-layer';
import { Pins } from './pins';
import { PlaceMark } from './place-mark';
import { frameAround, fromMiddle, type Pixels } from './projection';
import { TileLayer } from './tile-layer';
import { useMapFrame } from './use-map-frame';
import { mapTileAttribution, mapTileUrl } from '../../settings';

export const texts = [branchMapTexts];

/** The closest zoom level of a provider's pictures, and of the outline, which has no streets. */
const closest = { tiles: 18, outline: 11 };

/** Px between the outermost pins and the edge, for pins and their names. */
const margin = 48;

const usual: Size = { width: 640, height: 360 };

/** The map of the branches: the lender's tiles, else the outline of the states. */
export default function BranchMap(props: MapProps): ReactNode {
  const { centre, zoom } = props;
  return <MovableMap key={[centre.latitude, centre.longitude, zoom].join()} {...props} />;
}

function MovableMap({ label, centre, zoom, place, pins, onOpen }: MapProps): ReactNode {
  const t = useTexts(branchMapTexts);
  const keysId = useId();
  const tiles = useSetting(mapTileUrl);
  const attribution = useSetting(mapTileAttribution);
  const limit = tiles ? closest.tiles : closest.outline;
  const [surface, size] = useSize<HTMLDivElement>(usual);
  const { frame, setFrame, centreOn, zoomBy, handlers } = useMapFrame({ centre, zoom }, limit);
  const placed = pins.map((branch) => ({ branch, at: fromMiddle(branch, frame) }));
  const showAll = () => setFrame((now) => frameAround(pins, spaceIn(size)) ?? now);
  return (
    <>
      <div
        ref={surface}
        part="map"
        role="group"
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={0}
        data-centre={`${frame.centre.latitude},${frame.centre.longitude}`}
        data-zoom={frame.zoom}
        {...handlers}
        className="relative aspect-[4/3] w-full [touch-action:pan-y] overflow-clip rounded-md border border-line bg-sunken select-none @xl:aspect-[2/1]"
      >
        {frame.zoom <= closest.outline && (
          <OutlineLayer frame={frame} names={placed.map(({ at }) => at)} />
        )}
        {tiles && <TileLayer frame={frame} size={size} address={tiles} />}
        {place && <PlaceMark at={fromMiddle(place, frame)} frame={frame} />}
        <Pins
          pins={placed}
          halfWidth={size.width / 2}
          onFocus={(branch) => isBeyond(fromMiddle(branch, frame), size) && centreOn(branch)}
          onOpen={onOpen}
        />
      </div>
      <p id={keysId} hidden>
        {t('keys')}
      </p>
      <MapControls frame={frame} closest={limit} zoomBy={zoomBy} showAll={showAll}>
        {tiles ? <LenderText html={attribution} /> : t('outline')}
      </MapControls>
    </>
  );
}

const spaceIn = ({ width, height }: Size) => ({
  width: width - 2 * margin,
  height: height - 2 * margin,
  closest: mapZoom,
});

/** Whether a pin is not completely on the map: its point is at `x`, `y`, itself above it. */
const isBeyond = ({ x, y }: Pixels, { width, height }: Size) =>
  Math.abs(x) > width / 2 - margin || y > height / 2 || y < margin - height / 2;
