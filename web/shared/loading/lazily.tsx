import { type ComponentType, lazy } from 'react'
import { reloadRefused, reloadsForNewBuild } from './newBuild.ts'

/** The code of a part of the page could not be loaded. */
export class PartMissing extends Error {
  override name = 'PartMissing'
}

const failed = new Set<() => void>()

/** What could not be loaded is asked for again when it is next shown; called once the failure has been shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component whose code is loaded when it is first shown. React keeps a failed loading for good; this one is given up by `forgetFailedParts`,
 * so that it can be tried again.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // The page is about to be replaced: nothing more is rendered on it, unless the person stays.
        if (await reloadsForNewBuild()) await reloadRefused()
        failed.add(() => (Part = begin()))
        throw new PartMissing('a part of the page could not be loaded', { cause: error })
      }
    })
  let Part = begin()
  return function Lazily(props: Props) {
    return <Part {...props} />
  }
}
