/*
 * What the first paint must know: the stored colour scheme, so that dark mode never flashes white, and whether
 * somebody was signed in here before, so that nothing for visitors flashes past them.
 */
(() => {
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      // No storage or no JSON: the light default, for a visitor.
      return null;
    }
  };
  const page = document.documentElement;
  const settings = stored('settings');
  const follows = settings?.followDevice === true;
  const dark = follows ? matchMedia('(prefers-color-scheme: dark)').matches : settings?.darkMode === true;
  page.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  page.toggleAttribute('data-person', stored('user') !== null);
})();
