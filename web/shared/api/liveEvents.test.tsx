import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { KnownPosition } from './knownPosition.ts'
import { useLiveEvents } from './liveEvents.ts'

/** The browser's connection, which jsdom lacks. */
class Connection extends EventTarget {
  static opened: Connection | undefined
  constructor() {
    super()
    Connection.opened = this
  }

  announce(position: string): void {
    this.dispatchEvent(new MessageEvent('ready', { data: JSON.stringify({ position }) }))
  }

  close(): void {}
}

let position: KnownPosition
const onReady = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('EventSource', Connection)
  onReady.mockClear()
  position = new KnownPosition('position')
  position.reached('0005')
})

function Page() {
  useLiveEvents(position, { onChange: () => {}, onReady, onRefused: () => {} })
  return null
}

it('reports nothing missed when the channel opens at the position that the reads included', () => {
  render(<Page />)
  Connection.opened?.announce('0005')
  expect(onReady).not.toHaveBeenCalled()
})

it('reports that events may have been missed when others have changed something since the reads', () => {
  render(<Page />)
  Connection.opened?.announce('0006')
  expect(onReady).toHaveBeenCalledOnce()
})

it('reports the same when an own command after that change was the last one', () => {
  render(<Page />)
  position.reached('0007')
  Connection.opened?.announce('0007')
  expect(onReady).toHaveBeenCalledOnce()
})

it('reports the same when a lost connection is open again', () => {
  render(<Page />)
  Connection.opened?.announce('0005')
  Connection.opened?.announce('0005')
  expect(onReady).toHaveBeenCalledOnce()
})
