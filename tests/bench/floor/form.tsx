/** @jsxImportSource preact */
import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';

/**
 * A payment's form with only preact: as many fields as the payment of the walk, a sum that follows
 * each key, a dialog, and another screen. Nothing that renders with preact can answer sooner.
 */
function Form() {
  const [amount, setAmount] = useState('');
  const [method, setMethod] = useState('due');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Loan account
        <select>
          <option>Auto loan</option>
          <option>Home loan</option>
        </select>
      </label>
      {['due', 'payoff', 'other'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="how-much"
            checked={method === value}
            onChange={() => setMethod(value)}
          />
          {value}
        </label>
      ))}
      <label>
        Amount
        <input value={amount} onInput={({ currentTarget }) => setAmount(currentTarget.value)} />
      </label>
      {['How', 'When', 'How often'].map((name) => (
        <label key={name}>
          {name}
          <select>
            <option>First</option>
            <option>Second</option>
          </select>
        </label>
      ))}
      <output>
        {method}: {amount}
      </output>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Review
      </button>
      <dialog ref={dialog}>
        <p>Pay {amount}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Back
        </button>
      </dialog>
    </form>
  );
}

function Floor() {
  const [isForm, setIsForm] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsForm(!isForm)}>
        Other screen
      </button>
      {isForm ? <Form /> : <h1>Accounts</h1>}
    </>
  );
}

const place = document.querySelector('#floor');
if (place) render(<Floor />, place);
