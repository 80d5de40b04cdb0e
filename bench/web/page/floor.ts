import { createElement as h, useEffect, useState } from 'react';

/** What the least converter shows: one amount, one result at one rate. */
export function Floor() {
  const [amount, setAmount] = useState('100');
  useStarted();
  return h(
    'main',
    null,
    h('input', { value: amount, onChange: (event) => setAmount(event.target.value) }),
    h('output', { className: 'result' }, String(Number(amount) * 0.8547739122)),
  );
}

interface Row {
  readonly code: string;
  readonly name: string;
}

/** The rows of the picker and nothing else, which a button shows and hides. */
export function FloorList({ rows }: { readonly rows: readonly Row[] }) {
  const [isOpen, setOpen] = useState(false);
  useStarted();
  const options = rows.map(({ code, name }) =>
    h('li', { key: code, role: 'option', 'aria-selected': false }, h('b', null, code), ' ', name),
  );
  return h(
    'main',
    null,
    h('button', { type: 'button', onClick: () => setOpen(!isOpen) }, 'Open'),
    isOpen && h('ul', { role: 'listbox' }, options),
  );
}

/** Says that the page responds, as the app does. */
function useStarted() {
  useEffect(() => {
    document.documentElement.dataset.app = 'started';
  }, []);
}
