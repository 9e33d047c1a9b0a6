/**
 * The self-contained script of a report in the browser: search, and stepping through a path by button, key, number or
 * automatically, with the active states highlighted in the drawing. Without scripts the report is still complete.
 */
const betweenStepsMs = 1200;

/** As text, since compilers rename functions. */
const script = `
const all = (within, selector) => [...within.querySelectorAll(selector)];
const search = document.querySelector('#search');
const found = document.querySelector('#found');
const paths = all(document, 'details.path');
search.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase();
  let count = 0;
  for (const path of paths) {
    const hits = all(path, 'li').filter((step) => {
      const hit = wanted !== '' && step.textContent.toLowerCase().includes(wanted);
      step.classList.toggle('hit', hit);
      return hit;
    });
    path.hidden = wanted !== '' && hits.length === 0;
    if (hits.length > 0) count += 1;
  }
  found.textContent = wanted === '' ? '' : 'Found in ' + count + (count === 1 ? ' path.' : ' paths.');
});
for (const path of paths) {
  const steps = all(path, 'li');
  const tools = path.querySelector('.steps');
  const number = tools.querySelector('input');
  const playing = tools.querySelector('[data-go=play]');
  const drawn = all(path.closest('section'), '[data-state]');
  let at = Number(number.value);
  let timer;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    playing.textContent = 'Play';
  };
  const go = (wanted) => {
    at = Math.min(steps.length, Math.max(0, wanted));
    number.value = String(at);
    const here = at === 0 ? path : steps[at - 1];
    for (const step of steps) step.removeAttribute('aria-current');
    if (at > 0) here.setAttribute('aria-current', 'step');
    const active = here.dataset.active.split(' ');
    for (const state of drawn) state.classList.toggle('active', active.includes(state.dataset.state));
    if (at === steps.length) stop();
  };
  path.addEventListener('toggle', () => (path.open ? go(at) : stop()));
  tools.addEventListener('click', ({ target: { dataset } }) => {
    if (dataset.go === 'back') stop(go(at - 1));
    if (dataset.go === 'next') stop(go(at + 1));
    if (dataset.go !== 'play') return;
    if (timer !== undefined) return stop();
    if (at === steps.length) go(0);
    playing.textContent = 'Pause';
    timer = setInterval(() => go(at + 1), ${betweenStepsMs});
  });
  tools.addEventListener('keydown', (event) => {
    const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length }[event.key];
    if (event.target === number || wanted === undefined) return;
    event.preventDefault();
    stop(go(wanted));
  });
  number.addEventListener('change', () => stop(go(Math.trunc(Number(number.value)) || 0)));
}
`;

export const playerScript = `<script>{${script}}</script>`;

export const searchField = `<p><label>Search the steps <input id="search" type="search" placeholder="an event, a state or a fact"></label>
<span id="found" role="status"></span></p>`;

/** Buttons that move through the steps of a path, starting at `at`. */
export const stepControls = (steps: number, at: number) =>
  `<p class="steps" role="toolbar" aria-label="Steps of the path"><button type="button" data-go="back">Step back</button>
<button type="button" data-go="next">Next step</button> <button type="button" data-go="play">Play</button>
<label>Go to step <input type="number" min="0" max="${steps}" value="${at}"></label> <span class="dimmed">← → Home End</span></p>`;
