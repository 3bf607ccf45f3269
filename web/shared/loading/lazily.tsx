import { type ComponentType, lazy } from 'react'
import { reloadRefused, reloadsForNewBuild } from './newBuild.ts'

/** The code of a part of the page could not be loaded. */
export class PartMissing extends Error {
  override name = 'PartMissing'
}

const failed = new Set<() => void>()

/** Makes failed parts load again when they are next shown. Called once the failure has been shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component whose code is loaded when it is first shown. `React.lazy` keeps a failed load forever; after `forgetFailedParts` this one
 * can be loaded again.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // The page is being reloaded, so this waits instead of showing an error. It fails if the person cancels the reload.
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
