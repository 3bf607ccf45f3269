/** Prefix of the keys under which typed text is stored. */
export const typedPrefix = 'alliance.typed.'

/** Removes the text typed in this tab, so that the next person does not see it. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}
