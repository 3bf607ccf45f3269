/** Unsaved input of a form: the record it is based on, and the changed values. */
export interface Draft<Base extends object = object> {
  readonly base: Base
  readonly changes: Readonly<Record<string, unknown>>
}

const prefix = 'alliance.office.draft.'

/** Drafts are stored in the tab: they survive a reload, and are removed at sign-out. */
export function readDraft<Base extends object>(key: string): Draft<Base> | undefined {
  const text = attempt(() => sessionStorage.getItem(prefix + key))
  return text ? attempt(() => JSON.parse(text) as Draft<Base>) : undefined
}

export function keepDraft(key: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(prefix + key, JSON.stringify(draft)))
}

export function dropDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(prefix + key))
}

export function dropAllDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** Storage may be forbidden or full; then there is no draft. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
