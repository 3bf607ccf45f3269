/** What is kept of typed text begins so. */
export const typedPrefix = 'alliance.typed.'

/** Forgets what was typed in this tab: whoever comes next is somebody else. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
