/** Every zone that the browser knows, and the one that was chosen elsewhere. */
export const zonesWith = (chosen: string) => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')].filter((zone) => zone !== '').sort()),
];
