import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { changeLanguage } from '../../../../shared/i18n/createI18n.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { loadTranslations } from '../../../texts/loadTranslations.ts'
import { useDisclosures } from './useDisclosures.ts'

function Known() {
  const { i18n } = useTranslation()
  const { data = [] } = useDisclosures()
  return (
    <>
      <p>{data.map(({ requestId }) => requestId).join()}</p>
      <button type="button" onClick={() => void changeLanguage(i18n, 'de', loadTranslations)}>
        auf Deutsch
      </button>
    </>
  )
}

it('asks again who saw the contact data when the language is changed, because the answer is written in it', async () => {
  const sent = answerCalls({
    'GET /api/project/disclosures': ({ headers }) => {
      return { body: { success: true, error: null, disclosures: [{ requestId: `in ${headers.get('accept-language')}` }] } }
    },
  })
  const { user } = renderCouple(<Known />)
  await screen.findByText('in en')
  await user.click(screen.getByRole('button', { name: 'auf Deutsch' }))
  await screen.findByText('in de')
  expect(sent).toHaveLength(2)
})
