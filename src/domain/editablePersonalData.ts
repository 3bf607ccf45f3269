/** The personal data that a provider can change in its form; the login e-mail has its own procedure. */
export const editablePersonalData = ['firstname', 'lastname', 'phone'] as const
export type EditablePersonalData = (typeof editablePersonalData)[number]
