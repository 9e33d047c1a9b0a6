/**
 * Runs in the browser: the money bag as a first draft, the peer of `ledger-scroll`. Every entry is a row of the page, the
 * entries are an array that is summed again with every change, and a row of bare `idb` is written for each.
 */
import { openDB } from 'idb';

declare global {
  interface Window {
    fillPlainList(count: number): Promise<void>;
  }
}

const amounts: number[] = [];
const opening = openDB('bench-plain-list', 1, {
  upgrade: (db) => void db.createObjectStore('rows', { autoIncrement: true }),
});

document.body.innerHTML = `
  <div role="grid" style="height: 600px; overflow: auto"></div>
  <form><label>Name <input name="name"></label> <label>Amount <input name="amount"></label><button>Add</button></form>
  <output data-testid="balance">0.00</output>`;
const grid = document.querySelector<HTMLElement>('[role=grid]')!;
const form = document.querySelector('form')!;
const balance = document.querySelector('output')!;

function addRow(name: string, cents: number): void {
  amounts.push(cents);
  const row = grid.appendChild(document.createElement('div'));
  row.setAttribute('role', 'row');
  // The most that a page without virtual scrolling can do: rows out of sight are not laid out.
  row.style.cssText = 'content-visibility: auto; contain-intrinsic-height: 36px; height: 36px';
  for (const text of [name, (cents / 100).toFixed(2)]) {
    row.appendChild(document.createElement('button')).textContent = text;
  }
}

function showBalance(): void {
  balance.textContent = (amounts.reduce((sum, cents) => sum + cents, 0) / 100).toFixed(2);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const [name, cents] = [String(fields.get('name')), Math.round(Number(fields.get('amount')) * 100)];
  void (async () => {
    const transaction = (await opening).transaction('rows', 'readwrite', { durability: 'strict' });
    void transaction.store.add({ name, cents });
    await transaction.done;
    addRow(name, cents);
    showBalance();
    form.reset();
  })();
});

window.fillPlainList = async (count) => {
  const transaction = (await opening).transaction('rows', 'readwrite');
  for (let i = 0; i < count; i += 1) {
    const [name, cents] = [`Client ${i}`, ((i % 500) - 200) * 100 + 50];
    addRow(name, cents);
    void transaction.store.add({ name, cents });
  }
  showBalance();
  await transaction.done;
};
