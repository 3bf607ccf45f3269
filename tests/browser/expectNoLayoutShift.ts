import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Shift {
  readonly value: number
  /** What moved, and from where to where. */
  readonly moved: readonly string[]
}

/** Expects that nothing on the page has visibly moved by itself since it was opened. */
export async function expectNoLayoutShift(page: Page, below = 0.02): Promise<void> {
  const shifts = await shiftsOf(page)
  const seen = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`).join('\n')
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    `what moved on the page:\n${seen}`,
  ).toBeLessThan(below)
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: readonly {
            readonly node: Node | null
            readonly previousRect: DOMRectReadOnly
            readonly currentRect: DOMRectReadOnly
          }[]
        }
        const shifts: Shift[] = []
        const at = ({ left, top, width, height }: DOMRectReadOnly) => [left, top, width, height].map(Math.round).join(' ')
        const note = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
            if (hadRecentInput) continue
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName ?? 'removed'} "${node?.textContent?.slice(0, 40) ?? ''}" (${at(previousRect)} → ${at(currentRect)})`,
            )
            shifts.push({ value, moved })
          }
        }
        const observer = new PerformanceObserver((list) => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Without any shift the browser reports nothing.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            note(observer.takeRecords())
            observer.disconnect()
            done(shifts)
          }),
        )
      }),
  )
}
