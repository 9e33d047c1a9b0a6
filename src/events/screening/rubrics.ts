/** The rubrics there are. Each stays as it is for ever, so that its scores can be made again. */

export const rubrics = ['v1', 'v2'] as const;
export type Rubric = (typeof rubrics)[number];

/** By which a job is scored whose employer has chosen none. */
export const firstRubric: Rubric = 'v1';
