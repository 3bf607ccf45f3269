/** The scenes in order, each with the time that its sentence takes to read. */
export const scenes = ['phone', 'project', 'planners', 'letters', 'answers'] as const

export type Scene = (typeof scenes)[number]
