/*
 * Sets what the first paint needs: the stored color scheme and what was chosen, so that dark mode never flashes white, and whether
 * somebody was signed in here before, so that content for visitors does not flash.
 */
(() => {
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      // Storage is blocked or invalid: the light default, for a visitor.
      return null;
    }
  };
  const page = document.documentElement;
  const settings = stored('settings');
  const follows = settings?.followDevice === true;
  const dark = follows ? matchMedia('(prefers-color-scheme: dark)').matches : settings?.darkMode === true;
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  page.dataset.colorChoice = follows ? 'device' : dark ? 'dark' : 'light';
  page.toggleAttribute('data-person', stored('user') !== null);
})();
