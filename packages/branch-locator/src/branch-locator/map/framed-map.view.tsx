import type { GeoPoint } from '@portico/rules';
import type { ComponentType, ReactNode } from 'react';
import BranchMap, { texts } from './branch-map';
import { mapZoom, type MapProps } from './map';
import { frameAround } from './projection';

export { texts };

/** The px that a map has on the narrowest screen, for all pins while no place is known. */
const narrowest = { width: 180, height: 110, closest: mapZoom };

type FramedMapProps = Omit<MapProps, 'centre' | 'zoom'> & {
  /** In place of the suite's own map. */
  readonly map?: ComponentType<MapProps> | undefined;
};

/** A map around the visitor's place, else around all branches. */
export default function FramedMap(props: FramedMapProps): ReactNode {
  const { map: Map = BranchMap, ...shown } = props;
  const frame = frameOf(shown.place, shown.pins);
  return frame && <Map {...shown} {...frame} />;
}

function frameOf(place: GeoPoint | undefined, pins: MapProps['pins']) {
  return place ? { centre: place, zoom: mapZoom } : frameAround(pins, narrowest);
}
