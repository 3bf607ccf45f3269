/** History state that opens the wizard to edit a project. It has no URL of its own. */
export interface EditProject {
  readonly edit: string
}

/** The history state of a link that opens the wizard with a project. */
export function editProject(id: string): EditProject {
  return { edit: id }
}

/** Id of the project that the wizard was opened with; undefined for a new project. */
export function editedProjectOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'edit' in state && typeof state.edit === 'string' ? state.edit : undefined
}
