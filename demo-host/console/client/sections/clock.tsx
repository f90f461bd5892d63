import { useState, type ReactNode } from 'react';
import type { ClockChange } from '../../../api/console-routes';
import { formatInstitution } from '../format';
import { host } from '../host';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

const zoneKey = 'globalOptions.institutionTimeZone';
const standardZone = 'America/New_York';

const steps: readonly (readonly [label: string, days: number])[] = [
  [texts.day, 1],
  [texts.week, 7],
  [texts.month, 30],
];

/** The institution's date: shown, set, advanced. */
export function Clock(): ReactNode {
  const { data, error, refresh } = usePolling(host.clock, 1000);
  const settings = usePolling(host.settings);
  const zone = settings.data?.buckets['shared']?.[zoneKey] ?? standardZone;
  const [day, setDay] = useState('');
  const [refused, setRefused] = useState<string>();
  const change = (to: ClockChange) =>
    void host.setClock(to).then(
      () => {
        setRefused(undefined);
        refresh();
      },
      (problem: unknown) =>
        setRefused(problem instanceof Error ? problem.message : String(problem)),
    );
  return (
    <Section title={texts.clockTitle} about={texts.clockAbout} error={refused ?? error}>
      <p>
        {texts.clockNow}{' '}
        <strong className="clock">
          {data ? formatInstitution(data.now, zone) : texts.loading}
        </strong>{' '}
        <span className="quiet">{zone}</span>
      </p>
      <form
        className="bar"
        onSubmit={(event) => {
          event.preventDefault();
          change({ today: day });
        }}
      >
        <label className="field">
          <span>{texts.clockSet}</span>
          <input
            type="date"
            required
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </label>
        <button type="submit" className="main">
          {texts.apply}
        </button>
      </form>
      <fieldset className="bar">
        <legend className="small quiet">{texts.clockAdvance}</legend>
        {steps.map(([label, days]) => (
          <button key={days} type="button" onClick={() => change({ days })}>
            {label}
          </button>
        ))}
        <button type="button" disabled={data?.offset === 0} onClick={() => change({ today: null })}>
          {texts.clockReset}
        </button>
      </fieldset>
    </Section>
  );
}
