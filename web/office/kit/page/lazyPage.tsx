import { type ComponentType, lazy, useState } from 'react'

/**
 * A page, or a section of one, whose code is loaded when it is opened first. React keeps a failed load forever; here a page that is opened again, e.g. by "try
 * again", loads again.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let current = lazyOnce()
  function lazyOnce() {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        current = lazyOnce()
        throw error
      }
    })
  }
  return function LazyPage() {
    const [Page] = useState(() => current)
    return <Page />
  }
}
