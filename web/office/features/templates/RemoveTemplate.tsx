import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'

/** Takes the template of the page away, after asking. */
export function RemoveTemplate() {
  const t = useText()
  const id = decodeURIComponent(useParams()['*'] ?? '')
  const [isAsking, setAsking] = useState(false)
  const call = useSideCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation<boolean>({
    mutationFn: async () => {
      await call((side) => side.delete('/reply-templates/:id', { params: { id } }))
      await navigate(officePage('templates'))
      await queries.invalidateQueries({ queryKey: queryKeys.lists('templates') })
      return true
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ px: 2 }}>
        {t('templates.remove.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        command={remove}
        title={t('templates.remove.title')}
        confirm={t('templates.remove.confirm')}
        failed={t('templates.remove.failed')}
        color="error"
      >
        {t('templates.remove.text')}
      </ConfirmDialog>
    </>
  )
}
