/** The existing rubrics. None ever changes, so that its scores can be recomputed. */

export const rubrics = ['v1', 'v2'] as const;
export type Rubric = (typeof rubrics)[number];

/** Used for jobs whose employer has not chosen one. */
export const firstRubric: Rubric = 'v1';
