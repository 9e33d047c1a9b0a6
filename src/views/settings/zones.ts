/** All time zones that the browser knows, and the chosen one, which it may not know. */
export const zonesWith = (chosen: string) => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')].filter((zone) => zone !== '').sort()),
];
