import { chunk } from '@portico/core/internal';
import { PartOnDemand, useCore, useFlow, useTexts, VisitorLead } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { isPlottable } from '@portico/rules';
import { Banner, Button, DigitsInput, Heading, Skeleton, Stack } from '@portico/ui';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { apiGeocoder, createBranchLocator } from './branch-locator.controller';
import { zipDigits, type Branch, type Geocoder, type Listed } from './branch-locator.flow';
import { branchLocatorTexts } from './branch-locator.sentences';
import type { MapProps } from './map/map';
import { BranchList } from './screens/branch-list';

const mapCode = chunk(() => import('./map/framed-map.view'));

/** Reserves the height of the map and its buttons. */
const mapSpace = (
  <div className="mb-35 aspect-[4/3] rounded-md border border-line bg-sunken @xl:mb-14 @xl:aspect-[2/1]" />
);

const orders = { distance: 'sorted', zip: 'sortedByZip' } as const;

type BranchLocatorViewProps = {
  /** Whether the lender's logo is shown above it to a visitor. */
  readonly logo?: boolean | undefined;
  /** Locates zip codes; by default with the lender's API (D140). */
  readonly geocoder?: Geocoder | undefined;
  /** Draws the map; by default the lender's tiles or the outline of the states (D57). */
  readonly map?: ComponentType<MapProps> | undefined;
};

/** The view of `portico-branch-locator`. */
export function BranchLocatorView(props: BranchLocatorViewProps): ReactNode {
  const { logo = true, geocoder, map } = props;
  const core = useCore();
  const t = useTexts(branchLocatorTexts);
  const { state, send } = useFlow(() => createBranchLocator(core, geocoder ?? apiGeocoder(core)));
  useEffect(() => send({ type: 'load' }), [send]);
  const { branches, centre, error, order, searching } = state;
  const listed = typeof branches === 'string' ? [] : branches;
  const pins = listed.map(({ branch }) => branch).filter(isPlottable);
  // A new object at each press, so that the same branch can be opened again.
  const [opened, setOpened] = useState<{ readonly branch: Branch }>();
  const open = useCallback((branch: Branch) => setOpened({ branch }), []);
  return (
    <Stack gap="wide">
      <VisitorLead logo={logo} />
      <Heading own level={2}>
        {t('heading')}
      </Heading>
      <div className="grid max-w-80 gap-3">
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
      <div className="min-h-31">
        <Branches branches={branches} opened={opened} retry={() => send({ type: 'load' })} />
      </div>
      {(centre || pins.length > 0) && (
        <Stack gap="tight">
          <div className="@container">
            {/* If its code cannot be loaded, its space stays empty: the list has every branch. */}
            <PartOnDemand code={mapCode} waiting={mapSpace} missing={null}>
              {(Map) => <Map label={t('map')} {...{ map, pins }} place={centre} onOpen={open} />}
            </PartOnDemand>
          </div>
          <p className="text-sm text-muted">{t('mapNote')}</p>
        </Stack>
      )}
    </Stack>
  );
}

function Branches(props: {
  readonly branches: 'loading' | 'failed' | readonly Listed[];
  readonly opened: { readonly branch: Branch } | undefined;
  readonly retry: () => void;
}): ReactNode {
  const t = useTexts(branchLocatorTexts);
  const { branches, opened, retry } = props;
  if (branches === 'loading') return <Skeleton rows={4} label={t('loading')} />;
  if (branches === 'failed') {
    return (
      <SectionError retryLabel={t('retry')} retry={retry}>
        {t('error')}
      </SectionError>
    );
  }
  return branches.length === 0 ? (
    <Banner tone="info">{t('none')}</Banner>
  ) : (
    <BranchList branches={branches} opened={opened} />
  );
}
