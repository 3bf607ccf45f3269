import Button from '@mui/material/Button'
import { HttpError } from 'react-admin'
import { Link } from 'react-router'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { useText } from '../../i18n/useText.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { StateMessage } from '../page/StateMessage.tsx'
import { useListPath } from './useListPath.ts'

/** The record does not exist. The server refuses an invalid id as malformed, which means the same to a person. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 400)
}

/** Rendered in place of a missing record: what is missing, and a link to the list. */
export function RecordMissing({ level }: { readonly level?: 'h1' | undefined }) {
  const t = useText()
  const text = useResourceTexts()
  const list = useListPath()
  return (
    <>
      <PageTitle title={t('layout.notFound.title')} />
      <StateMessage alert title={text('detail.notFound')} {...(level && { level })}>
        {list && (
          <Button component={Link} to={list} variant="outlined">
            {text('detail.back')}
          </Button>
        )}
      </StateMessage>
    </>
  )
}
