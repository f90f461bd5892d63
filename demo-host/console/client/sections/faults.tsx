import { useState, type ReactNode } from 'react';
import type { Fault, FaultsChange } from '../../../api/console-routes';
import { describeFault, faultKinds, type FaultKind } from '../fault-kinds';
import { host } from '../host';
import { Section } from '../parts/section';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

function NewFault(props: {
  readonly calls: readonly string[];
  readonly kinds: readonly [FaultKind, ...FaultKind[]];
  readonly add: (call: string, fault: Fault) => void;
}): ReactNode {
  const [first] = props.kinds;
  const [call, setCall] = useState('');
  const [kindId, setKindId] = useState(first.id);
  const [value, setValue] = useState('');
  const [always, setAlways] = useState(false);
  const kind = props.kinds.find(({ id }) => id === kindId) ?? first;
  const chosen = call === '' ? props.calls[0] : call;
  return (
    <form
      className="bar"
      onSubmit={(event) => {
        event.preventDefault();
        const fault = kind.make(value === '' ? (kind.value?.example ?? '') : value);
        if (chosen !== undefined)
          props.add(chosen, { ...fault, times: always ? 'always' : 'once' });
      }}
    >
      <label className="field">
        <span>{texts.call}</span>
        <select value={chosen} onChange={(event) => setCall(event.target.value)}>
          {props.calls.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{texts.fault}</span>
        <select
          value={kind.id}
          onChange={(event) => {
            setKindId(event.target.value);
            setValue('');
          }}
        >
          {props.kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {kind.value && (
        <label className="field">
          <span>{kind.value.label}</span>
          <input
            type={kind.value.type}
            placeholder={kind.value.example}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={always}
          onChange={(event) => setAlways(event.target.checked)}
        />
        {texts.always}
      </label>
      <button type="submit" className="main">
        {texts.addFault}
      </button>
    </form>
  );
}

const [firstKind, ...otherKinds] = faultKinds;

/** Makes calls fail on purpose. */
export function Faults(): ReactNode {
  const { data, error, refresh } = usePolling(host.faults, 2000);
  const [refused, setRefused] = useState<string>();
  const change = (faults: FaultsChange) =>
    void host
      .setFaults(faults)
      .then(
        () => setRefused(undefined),
        (problem: unknown) =>
          setRefused(problem instanceof Error ? problem.message : String(problem)),
      )
      .finally(refresh);
  const active = Object.entries(data?.faults ?? {});
  return (
    <Section title={texts.faultsTitle} about={texts.faultsAbout} error={refused ?? error}>
      {data && firstKind && (
        <NewFault
          calls={data.calls}
          kinds={[firstKind, ...otherKinds]}
          add={(call, fault) => change({ [call]: fault })}
        />
      )}
      <h3>{texts.activeFaults}</h3>
      {active.length === 0 && <p className="quiet">{texts.noFaults}</p>}
      {active.length > 0 && (
        <ul className="sheet rows">
          {active.map(([call, fault]) => (
            <li key={call} className="split">
              <span>
                <code>{call}</code> <span className="quiet">{describeFault(fault)}</span>
              </span>
              <button type="button" onClick={() => change({ [call]: null })}>
                {texts.remove}
                <span className="hidden-text"> {call}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
