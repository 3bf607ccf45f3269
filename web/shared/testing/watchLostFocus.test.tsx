import { Button, Dialog, Menu, MenuItem } from '@mui/material'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { takeLostFocus } from './watchLostFocus.ts'

/** A button that opens an overlay; `goes`: closing takes the button away too. */
function Opener({ overlay, goes = false }: { readonly overlay: (open: boolean, close: () => void) => ReactNode; readonly goes?: boolean }) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before')
  return (
    <>
      {!(goes && state === 'after') && <Button onClick={() => setState('open')}>Open</Button>}
      {overlay(state === 'open', () => setState('after'))}
    </>
  )
}

const still = { transitionDuration: 0 }
const dialog = (losesFocus: boolean) => (open: boolean, close: () => void) => (
  <Dialog open={open} {...still} disableRestoreFocus={losesFocus}>
    <Button onClick={close}>Close</Button>
  </Dialog>
)

async function openAndClose(opener: ReactNode, role: 'button' | 'menuitem' = 'button') {
  const user = userEvent.setup()
  render(opener)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole(role, { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole(role, { name: 'Close' })).toBeNull())
  return takeLostFocus()
}

describe('takeLostFocus', () => {
  test('names a dialog that leaves the focus nowhere', async () => {
    expect(await openAndClose(<Opener overlay={dialog(true)} />)).toEqual(['Close (opened by Open)'])
  })

  test('names a menu that leaves the focus nowhere', async () => {
    const menu = (open: boolean, close: () => void) => (
      <Menu open={open} {...still} anchorReference="none" disableRestoreFocus>
        <MenuItem onClick={close}>Close</MenuItem>
      </Menu>
    )
    expect(await openAndClose(<Opener overlay={menu} />, 'menuitem')).toEqual(['Close (opened by Open)'])
  })

  test('accepts a dialog that returns the focus', async () => {
    expect(await openAndClose(<Opener overlay={dialog(false)} />)).toEqual([])
  })

  test('accepts a dialog whose opener is gone, for which the layout finds a place', async () => {
    expect(await openAndClose(<Opener overlay={dialog(true)} goes />)).toEqual([])
  })
})
