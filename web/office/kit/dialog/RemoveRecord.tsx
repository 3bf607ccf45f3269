import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useResourceContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { SideApi } from '../../api/officeApi.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { discardUnsaved } from './unsavedWork.ts'

interface RemoveRecordProps {
  readonly remove: (side: SideApi) => Promise<unknown>
  /** The record's name, where the question contains it. */
  readonly name?: string
}

/** Deletes the current record after confirmation, and goes back to its list. Its texts are the resource's `remove.…`. */
export function RemoveRecord({ remove, name }: RemoveRecordProps) {
  const resource = useResourceContext() ?? ''
  const text = useResourceTexts()
  const [isAsking, setAsking] = useState(false)
  const call = useSideCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const command = useMutation<boolean>({
    mutationFn: async () => {
      await call(remove)
      discardUnsaved()
      await navigate(officePage(resource))
      await queries.invalidateQueries({ queryKey: queryKeys.lists(resource) })
      return true
    },
  })
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ px: 2, minHeight: 44 }}>
        {text('remove.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        command={command}
        title={text('remove.title', { name })}
        confirm={text('remove.confirm')}
        failed={text('remove.failed')}
        color="error"
      >
        {text('remove.text')}
      </ConfirmDialog>
    </>
  )
}
