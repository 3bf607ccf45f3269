/** The film's scenes in their order, each as long as its sentence takes to read. */
export const scenes = ['phone', 'project', 'planners', 'letters', 'answers'] as const

export type Scene = (typeof scenes)[number]
