/** What a provider can change of its own data by itself; the login e-mail has a way of its own. */
export const editablePersonalData = ['firstname', 'lastname', 'phone'] as const
export type EditablePersonalData = (typeof editablePersonalData)[number]
