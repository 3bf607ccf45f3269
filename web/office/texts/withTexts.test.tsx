import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { useText } from '../i18n/useText.ts'
import { PageBoundary } from '../kit/page/PageBoundary.tsx'
import { renderOffice } from '../testing/renderOffice.tsx'
import type { TextFile } from './sourceTexts.ts'
import { withTexts } from './withTexts.tsx'

function Statement() {
  return <h1>{useText()('credits.statement')}</h1>
}

test('shows a page once its code and texts are loaded, and loads its code once', async () => {
  answerCalls({})
  const load = vi.fn<() => Promise<typeof Statement>>(async () => {
    await new Promise((arrive) => setTimeout(arrive))
    return Statement
  })
  const Page = withTexts(['credits'], load)
  renderOffice(
    <Suspense fallback={<p>on its way</p>}>
      <Page />
    </Suspense>,
  )
  expect(screen.getByText('on its way')).toBeDefined()
  expect((await screen.findByRole('heading')).textContent).toBe('Statement')
  expect(load).toHaveBeenCalledTimes(1)
})

test('shows the same as for missing code when its texts cannot be loaded, and loads both again on a retry', async () => {
  answerCalls({})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const files: TextFile[] = ['gone' as TextFile]
  const load = vi.fn<() => Promise<typeof Statement>>(async () => Statement)
  const Page = withTexts(files, load)
  const { user } = renderOffice(
    <PageBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </PageBoundary>,
  )
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  files.splice(0, 1, 'credits')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Statement' })).toBeDefined()
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
