import { chunk } from '@portico/core/internal';
import { OnDemand, useCore, useFlow, useTexts, VisitorLead } from '@portico/element';
import { isPlottable } from '@portico/rules';
import { Banner, Button, DigitsInput, Heading, Skeleton, Stack } from '@portico/ui';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { apiGeocoder, createBranchLocator } from './branch-locator.controller';
import { zipDigits, type Geocoder, type Listed } from './branch-locator.flow';
import { branchLocatorTexts } from './branch-locator.texts';
import { mapZoom, type MapProps } from './map';
import { BranchList } from './screens/branch-list';

const plainMap = chunk(() => import('./screens/plain-map'));

const orders = { distance: 'sorted', zip: 'sortedByZip' } as const;

type BranchLocatorViewProps = {
  /** Whether the lender's logo is shown above it to a visitor. */
  readonly logo?: boolean | undefined;
  /** Locates zip codes; by default with the lender's API (D140). */
  readonly geocoder?: Geocoder | undefined;
  /** Draws the map; by default Portico's own plain map (D57). */
  readonly map?: ComponentType<MapProps> | undefined;
};

/** The view of `portico-branch-locator`. */
export function BranchLocatorView(props: BranchLocatorViewProps): ReactNode {
  const { logo = true, geocoder, map: Map = PlainMap } = props;
  const core = useCore();
  const t = useTexts(branchLocatorTexts);
  const { state, send } = useFlow(() => createBranchLocator(core, geocoder ?? apiGeocoder(core)));
  useEffect(() => send({ type: 'load' }), [send]);
  const { branches, centre, error, order, searching } = state;
  const listed = typeof branches === 'string' ? [] : branches;
  const pins = listed.map(({ branch }) => branch).filter(isPlottable);
  const middle = centre ?? pins[0];
  return (
    <Stack gap="wide">
      <VisitorLead logo={logo} />
      <Heading level={2}>{t('heading')}</Heading>
      <div className="flex max-w-lg flex-wrap items-end gap-4">
        <DigitsInput
          label={t('zip')}
          hint={t('zipHint')}
          name="zip"
          autoComplete="postal-code"
          maxDigits={zipDigits}
          value={state.zip}
          error={error && t(error)}
          onChange={(text) => send({ type: 'zip', text })}
        />
        <Button onClick={() => send({ type: 'locate' })}>{t('locate')}</Button>
      </div>
      <p role="status" className="empty:hidden">
        {searching ? t('searching') : listed.length > 0 && order !== 'listed' && t(orders[order])}
      </p>
      {(middle || branches === 'loading') && (
        <Stack gap="tight">
          {/* Reserves the map's height before it is loaded. */}
          <div className="aspect-[16/9]">
            {middle && <Map label={t('map')} centre={middle} zoom={mapZoom} pins={pins} />}
          </div>
          <p className="text-sm text-muted">{t('mapNote')}</p>
        </Stack>
      )}
      <div className="min-h-31">
        <Branches branches={branches} retry={() => send({ type: 'load' })} />
      </div>
    </Stack>
  );
}

/** If its code cannot be loaded, its space stays empty: the list has every branch. */
function PlainMap(props: MapProps): ReactNode {
  return (
    <OnDemand code={plainMap} missing={null}>
      {(Map) => <Map {...props} />}
    </OnDemand>
  );
}

function Branches(props: {
  readonly branches: 'loading' | 'failed' | readonly Listed[];
  readonly retry: () => void;
}): ReactNode {
  const t = useTexts(branchLocatorTexts);
  const { branches, retry } = props;
  if (branches === 'loading') return <Skeleton rows={4} label={t('loading')} />;
  if (branches === 'failed') {
    return (
      <Stack>
        <Banner tone="error">{t('error')}</Banner>
        <div>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      </Stack>
    );
  }
  return branches.length === 0 ? (
    <Banner tone="info">{t('none')}</Banner>
  ) : (
    <BranchList branches={branches} />
  );
}
