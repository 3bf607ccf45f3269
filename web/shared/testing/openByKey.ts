import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** What lies over the page: a dialog, a drawer or a menu. */
const overlays = '.MuiModal-root'

/** Opens an overlay by keyboard, from its button or, with other keys, from wherever the focus is. Returns what has the focus in it. */
export async function openByKey(user: UserEvent, opener: HTMLElement, keys = '{Enter}'): Promise<Element> {
  opener.focus()
  await user.keyboard(keys)
  return waitFor(() => {
    const focused = document.activeElement
    if (!focused?.closest(overlays)) throw new Error(`the focus is not in an overlay but on ${focused?.outerHTML.slice(0, 200)}`)
    return focused
  })
}

/** Closes the overlay that has the focus with Escape. Returns what has the focus once it is gone, which must not be the document itself. */
export async function closeByEscape(user: UserEvent): Promise<Element | null> {
  const overlay = document.activeElement?.closest(overlays)
  if (!overlay) throw new Error('no overlay has the focus')
  await user.keyboard('{Escape}')
  return waitFor(() => {
    if (overlay.isConnected) throw new Error('the overlay is still there')
    if (document.activeElement === document.body) throw new Error('the focus is nowhere')
    return document.activeElement
  })
}
