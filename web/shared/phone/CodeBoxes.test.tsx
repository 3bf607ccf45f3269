import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { TestStyles } from '../testing/TestStyles.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'

function Boxes({ error }: { readonly error?: string }) {
  const [digits, setDigits] = useState<readonly string[]>(['', '', '', ''])
  return (
    <CodeBoxes
      label="Code"
      labelOf={(position) => `Digit ${position} of 4`}
      digits={digits}
      onChange={setDigits}
      error={error}
      disabled={false}
      ref={null}
    />
  )
}

function open(element: ReactNode) {
  render(<TestStyles areApplied={false}>{element}</TestStyles>)
  return userEvent.setup()
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const typed = () =>
  boxes()
    .map(({ value }) => value || '·')
    .join('')

describe('the boxes of a code', () => {
  it('move the focus to the next box with each digit, and ignore letters', async () => {
    const user = open(<Boxes />)
    await user.click(boxes()[0] as HTMLElement)
    await user.keyboard('1a2')
    expect(typed()).toBe('12··')
    expect(document.activeElement).toBe(boxes()[2])
  })

  it('accept a pasted code as a whole', async () => {
    const user = open(<Boxes />)
    await user.click(boxes()[0] as HTMLElement)
    await user.paste('Your code: 20 47')
    expect(typed()).toBe('2047')
  })

  it('go back over an empty box and clear the one before', async () => {
    const user = open(<Boxes />)
    await user.click(boxes()[0] as HTMLElement)
    await user.keyboard('12{Backspace}')
    expect(typed()).toBe('1···')
    expect(document.activeElement).toBe(boxes()[1])
  })

  it('can be navigated by the arrow keys, Home and End', async () => {
    const user = open(<Boxes />)
    await user.click(boxes()[1] as HTMLElement)
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(boxes()[2])
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(boxes()[3])
    await user.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(boxes()[0])
  })

  it('state their position, and the error shown below them', () => {
    open(<Boxes error="This code is not right" />)
    expect(boxes()[1]?.getAttribute('aria-label')).toBe('Digit 2 of 4')
    expect(boxes()[0]?.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(boxes()[0]?.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('This code is not right')
  })
})
