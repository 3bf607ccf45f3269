import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazily } from '../../../shared/loading/lazily.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'

const NewTemplateDialog = lazily(async () => (await import('./NewTemplateDialog.tsx')).NewTemplateDialog)

type Template = RecordOf<'templates'>

const excerptLength = 140

/** /office/templates: the reply templates. */
export function TemplatesPage() {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('templates.add')}
    </Button>
  )
  return (
    <>
      <ListPage<Template>
        sort={{ field: 'addedAt', order: 'ASC' }}
        actions={add}
        emptyAction={add}
        columns={[
          { source: 'title', phone: 'title', sortable: false },
          { source: 'text', sortable: false, render: ({ text }) => excerptOf(text) },
        ]}
      />
      <LazyPart onClose={() => setAdding(false)}>{isAdding && <NewTemplateDialog onClose={() => setAdding(false)} />}</LazyPart>
    </>
  )
}

function excerptOf(text: string): string {
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text
}
