import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** The same form with only React: nothing that renders with React can be faster. */
function Floor() {
  useEffect(() => {
    dispatchEvent(new Event('portico-ready'));
  }, []);
  return (
    <form>
      <label htmlFor="username">Username</label>
      <input id="username" name="username" autoComplete="username" />
      <label htmlFor="password">Password</label>
      <input id="password" name="password" type="password" autoComplete="current-password" />
      <button type="submit">Sign in</button>
    </form>
  );
}

const place = document.querySelector('#floor');
if (place) createRoot(place).render(<Floor />);
