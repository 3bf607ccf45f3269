import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { withTexts } from './withTexts.tsx'

function Title() {
  const { t } = useTranslation('account')
  return <h1>{t('pageTitle')}</h1>
}

it('shows a page once its code and texts are loaded, and loads its code once', async () => {
  answerCalls({})
  let loads = 0
  const Page = withTexts(['account'], async () => {
    loads++
    await new Promise((arrive) => setTimeout(arrive))
    return Title
  })
  renderCouple(
    <Suspense fallback={<p>on its way</p>}>
      <Page />
    </Suspense>,
  )
  expect(screen.getByText('on its way')).toBeDefined()
  expect((await screen.findByRole('heading')).textContent).not.toContain('pageTitle')
  expect(loads).toBe(1)
})
