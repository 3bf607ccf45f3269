import { fireEvent } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { GalleryElement } from './GalleryElement.ts'
import { onMediaSeen } from './mediaSeen.ts'

beforeAll(() => {
  customElements.define('alliance-gallery', GalleryElement)
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

const linkOf = (index: number) =>
  `<a href="/${index}.jpg" data-photo="${index}" data-src="/${index}.jpg" data-srcset="" data-alt="Alt ${index}" data-caption="${index === 1 ? 'Words' : ''}"></a>`

function show({ isLinked = false } = {}) {
  const place = document.createElement('div')
  place.innerHTML = `<alliance-gallery ${isLinked ? 'data-linked' : ''}>${[0, 1, 2].map(linkOf).join('')}
    <dialog><p data-count></p><button data-close></button><button data-step="-1"></button><button data-step="1"></button>
    <figure><div data-frame><img data-stage alt=""></div><figcaption hidden></figcaption></figure><p role="status"></p></dialog></alliance-gallery>`
  document.body.append(place)
  onTestFinished(() => {
    place.remove()
    window.history.replaceState(null, '', '/')
  })
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`there is no ${selector}`)
    return found
  }
  const dialog = place.querySelector('dialog')
  if (!dialog) throw new Error('there is no dialog')
  const frame = find('[data-frame]')
  const press = (key: string) => fireEvent.keyDown(dialog, { key })
  const swipe = (x: number, { y = 0, pointerType = 'touch' } = {}) => {
    const finger = { pointerId: 1, pointerType, bubbles: true }
    fireEvent(frame, new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 }))
    fireEvent(frame, new PointerEvent('pointermove', { ...finger, clientX: 200 + x, clientY: 200 + y }))
    fireEvent(frame, new PointerEvent('pointerup', { ...finger, clientX: 200 + x, clientY: 200 + y }))
  }
  return { find, dialog, press, swipe, shown: () => find('img').getAttribute('src'), click: (what: string) => fireEvent.click(find(what)) }
}

test('opens a photograph over the page with its caption and number, and moves by keys', () => {
  const { find, dialog, press, shown, click } = show()
  click('[data-photo="1"]')
  expect([dialog.open, shown(), find('figcaption').textContent, find('[data-count]').textContent]).toEqual([
    true,
    '/1.jpg',
    'Words',
    '2 / 3',
  ])
  expect(find('[role=status]').textContent).toBe('2 / 3 – Alt 1 – Words')
  press('ArrowRight')
  expect([shown(), find('figcaption').hidden, find('[data-step="1"]').getAttribute('aria-disabled')]).toEqual(['/2.jpg', true, 'true'])
  press('ArrowRight')
  expect(shown()).toBe('/2.jpg')
  press('Home')
  expect(shown()).toBe('/0.jpg')
  press('End')
  press('ArrowLeft')
  expect(shown()).toBe('/1.jpg')
})

test('does nothing on the page below for the keys it handles', () => {
  const { press, click } = show()
  const heard: string[] = []
  const left = new AbortController()
  document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: left.signal })
  onTestFinished(() => left.abort())
  click('[data-photo="0"]')
  press('Escape')
  press('ArrowRight')
  expect(heard).toEqual([])
})

test('turns on a horizontal swipe, but not on a short, vertical or mouse movement', () => {
  const { swipe, shown, find, click } = show()
  click('[data-photo="0"]')
  swipe(-120)
  expect(shown()).toBe('/1.jpg')
  for (const [x, how] of [
    [-20, {}],
    [-60, { y: 90 }],
    [-120, { pointerType: 'mouse' }],
  ] as const)
    swipe(x, how)
  expect([shown(), find('[data-frame]').style.translate]).toEqual(['/1.jpg', ''])
  swipe(120)
  expect(shown()).toBe('/0.jpg')
})

test('leaves two-finger zoom to the browser', () => {
  const { find, shown, click } = show()
  click('[data-photo="0"]')
  const finger = (type: string, pointerId: number, clientX: number) =>
    fireEvent(find('[data-frame]'), new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, bubbles: true }))
  finger('pointerdown', 1, 200)
  finger('pointerdown', 2, 100)
  finger('pointerup', 1, 20)
  finger('pointerup', 2, 10)
  expect(shown()).toBe('/0.jpg')
})

test('returns the focus to the link that opened it when it is closed', () => {
  const { find, dialog, press, click } = show()
  click('[data-photo="2"]')
  press('Home')
  click('[data-close]')
  expect([dialog.open, document.activeElement]).toEqual([false, find('[data-photo="2"]')])
})

test('has a URL for each photograph on a public page, and closes on going back', async () => {
  const before = window.location.pathname
  window.history.replaceState(null, '', `${before}#photo-3`)
  const { dialog, shown, press, click } = show({ isLinked: true })
  expect([dialog.open, shown()]).toEqual([true, '/2.jpg'])
  press('ArrowLeft')
  expect(window.location.hash).toBe('#photo-2')
  click('[data-close]')
  expect([dialog.open, window.location.hash]).toEqual([false, ''])
  click('[data-photo="0"]')
  expect(window.location.hash).toBe('#photo-1')
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await gone
  expect([dialog.open, window.location.hash]).toEqual([false, ''])
})

test.each(['#photo-4', '#photo-0', '#photo-x', '#reviews'])('opens nothing at %s', (hash) => {
  window.history.replaceState(null, '', hash)
  expect(show({ isLinked: true }).dialog.open).toBe(false)
})

test('leaves a click with a modifier key to the browser', () => {
  const { find, dialog } = show()
  const { signal } = new AbortController()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, signal })
  fireEvent.click(find('[data-photo="0"]'), { ctrlKey: true })
  expect(dialog.open).toBe(false)
})

test('reports the first photograph that is opened', () => {
  const seen: string[] = []
  const left = new AbortController()
  onTestFinished(() => left.abort())
  onMediaSeen((media) => seen.push(media), left.signal)
  const { click } = show()
  click('[data-photo="0"]')
  click('[data-close]')
  click('[data-photo="1"]')
  expect(seen).toEqual(['photos'])
})
