/** Why rubric v2 counts a line or not: `work` always counts; `other-field` and `unclear` do not. */
export const whys = ['work', 'asked', 'fits', 'other-field', 'unclear'] as const;
export type Why = (typeof whys)[number];

/** Whether a line with this reason gets its points. */
export const isCounted = (why: Why): boolean => why !== 'other-field' && why !== 'unclear';
