/** What the wizard is entered with to change a project, instead of to describe a new one; it has no address of its own. */
export interface EditProject {
  readonly edit: string
}

/** The history's state of a link to the wizard that opens it with a project. */
export function editProject(id: string): EditProject {
  return { edit: id }
}

/** Id of the project that the wizard was opened with; undefined where it was opened for a new one. */
export function editedProjectOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'edit' in state && typeof state.edit === 'string' ? state.edit : undefined
}
